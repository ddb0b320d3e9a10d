/** Parts of the variants of the registration, for a brand's own files. */
export { useAttention } from "../../pages/register/parts/attention.ts";
export { HaveAccount, SendButton as RegisterButton } from "../../pages/register/parts/form-foot.tsx";
export { fieldName as registerFieldName, RegisterFieldRow } from "../../pages/register/parts/register-field.tsx";
export { RegisterHeading } from "../../pages/register/parts/register-heading.tsx";
