export { RateChoice } from './drawer/rate-choice.tsx'
