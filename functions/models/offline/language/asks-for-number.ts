/** Whether a question in Dutch, Japanese or Chinese asks for a figure: a number, a price, a time. */
export const asksForNumber = (question: string): boolean => dutch.test(question) || asian.test(question)

const dutch = /\b(?:hoeveel|wanneer|hoe (?:lang|laat|oud|groot|ver|vaak|hoog|snel|duur))\b/i
const asian =
  /いくら|いくつ|いつ|何[時日分人円回名歳個泊本枚]|どのくらい|どれくらい|多少|多久|多长|多大|几[点个天岁号张位]|什么时候|何时/
