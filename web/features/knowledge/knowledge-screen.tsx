export const KnowledgeScreen = () => null
