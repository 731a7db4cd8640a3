export { judgeLexically } from './offline/judge-lexically.ts'
export { languageShown } from './offline/language/language-of.ts'
export { asksForPerson, languageOfRequest } from './offline/language/people/asks-for-person.ts'
export { smallTalkOf } from './offline/language/small-talk-of.ts'
