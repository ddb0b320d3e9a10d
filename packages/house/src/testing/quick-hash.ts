import { hashPassword, type PasswordHash } from "../accounts/passwords.ts";

/** Passwords of scenes, in which tests sign in hundreds of times: the smallest cost that argon2 takes. */
export const quickHash: PasswordHash = (password) => hashPassword(password, { memory: 8, passes: 1, parallelism: 1 });
