export { sourceStates } from './choices.ts'
