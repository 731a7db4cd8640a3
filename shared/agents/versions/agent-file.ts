/** By what a file says that it is an exported agent: a mark of the format, which files that exist carry, whatever the product is called. */
export const AGENT_FILE = 'parley-agent'
