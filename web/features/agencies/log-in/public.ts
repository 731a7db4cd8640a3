export type { LogInCalls } from './log-in-calls.ts'
export { LogInForm } from './log-in-form.tsx'
export { type LogInBrand, LogInPage } from './log-in-page.tsx'
export { type NewAccount, SignUpForm } from './sign-up-form.tsx'
