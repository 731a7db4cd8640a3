import { functionWords } from '#functions/models/offline/language/function-words'

/** Whether a word says nothing on its own, in any of our languages. */
export const isFunctionWord = (word: string): boolean => Object.values(functionWords).some((words) => words.has(word))
