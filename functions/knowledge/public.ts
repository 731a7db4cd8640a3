export { forgetIndexes } from './load-index.ts'
export { prefetchKnowledge } from './prefetch-knowledge.ts'
export { type Passage, retrieve } from './retrieve.ts'
export { answerable } from './search-index/knowledge-index.ts'
