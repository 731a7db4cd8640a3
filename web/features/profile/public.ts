export { isProfileComplete } from './is-profile-complete.ts'
