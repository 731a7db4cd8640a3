export { actorWords } from './actor-words.ts'
