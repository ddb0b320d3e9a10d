import { hashPassword, type PasswordHash } from "../accounts/passwords.ts";

/** Hashes passwords of test fixtures, in which tests sign in hundreds of times, at the lowest cost of argon2. */
export const quickHash: PasswordHash = (password) => hashPassword(password, { memory: 8, passes: 1, parallelism: 1 });
