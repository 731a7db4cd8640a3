/** A term as one of 65,535 numbers (FNV-1a, folded); 0 marks the end of a chunk's headings. */
export function termHash(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return (hash >>> 16) ^ (hash & 0xffff) || 1
}
