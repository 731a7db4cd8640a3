export { passwordProblem } from '#web/features/sign-in/password/password-problem.ts'
export { signInError } from '#web/features/sign-in/password/sign-in-error.ts'
export { accountError } from './account-error.ts'
export { loadAccountFlow } from './load-account-flow.ts'
