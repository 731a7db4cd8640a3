export { LogInForm } from './log-in-form.tsx'
export { LogInPage } from './log-in-page.tsx'
export { type NewAccount, SignUpForm } from './sign-up-form.tsx'
