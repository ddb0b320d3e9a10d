import * as z from "zod/mini";
import { emailForm, idNumberForm, mobileForm, userNameForm } from "../registration.ts";
import { text } from "./atoms.ts";

/** A login name has 4 to 20 characters (§5, D34). */
export const loginName = text(20, 4);
/** 4 to 20 characters by the specification; the server decides, as a site with the strict profile requires up to 64 (D34). */
export const password = text(64, 4);
/** The password of the terminal's keypad: at most 6 characters (§5, D34). */
export const terminalPassword = text(6, 1);
/** A new name: Latin letters and digits, first a letter, 5 to 20 (D34). */
export const newUserName = z.string().check(z.regex(userNameForm));
/** The code of a mail, in a path, valid once: url-safe random text. */
export const oneTimeCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/));
export const email = z.string().check(z.maxLength(254), z.regex(emailForm));
/** Digits, with an optional plus sign. */
export const mobile = z.string().check(z.regex(mobileForm));
export const idNumber = z.string().check(z.regex(idNumberForm));
