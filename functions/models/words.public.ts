export { judgeLexically } from './offline/judge-lexically.ts'
export { asksForPerson, languageOfRequest } from './offline/language/asks-for-person.ts'
export { smallTalkOf } from './offline/language/small-talk-of.ts'
