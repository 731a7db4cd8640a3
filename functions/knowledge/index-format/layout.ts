/**
 * The index as one block of bytes: a header, then sections aligned to eight bytes, so that each is read
 * through a typed array over the block itself. Opening it copies and parses nothing.
 *
 *   0  'KNOW', 4  version, 8  number of sections, 16.. one pair of 32-bit numbers (start, byte length) per section
 *
 * Numbers are little-endian, as on every machine that Node runs on.
 */
export const sectionNames = [
  'termStarts', // Uint32[terms + 1] into termBytes
  'termBytes', // UTF-8, sorted by bytes
  'termLetters', // Uint32[terms], which letters a term has; see vocabulary.ts
  'termIdf', // Float32[terms]
  'termScale', // Float32[terms], the value of one unit of its impacts
  'postingStarts', // Uint32[terms + 1]
  'postingChunks', // Uint32[postings], ascending within a term
  'postingImpacts', // Uint8[postings], the BM25 share of the term in the chunk
  'wordStarts', // Uint32[chunks + 1] into words
  'words', // Uint16: a chunk's headings, 0, and its text in order, each word as its hash; see term-hash.ts
  'chunkStarts', // Uint32[chunks + 1] into chunkBytes
  'chunkBytes', // one JSON object per chunk
  'chunkSources', // Uint32[chunks], position in sources
  'sources', // JSON: [{ id, tags }]
  'vectorMean', // Float32[dimensions]
  'vectorBits', // Uint32[chunks * dimensions / 32], signs after subtracting the mean
  'vectorBytes', // Int8[chunks * dimensions]; without dimensions the 16 bytes of each chunk's vectorKey
  'vectorScales', // Float32[chunks]; 0 for a chunk without a vector, here or in the vector store
] as const

export type SectionName = (typeof sectionNames)[number]
export type Sections = Readonly<Record<SectionName, ArrayBufferView>>

const magic = 0x574f4e4b
const version = 1
/** Of the header, from which `placesIn` reads where the sections are. */
export const headerBytes = 16 + sectionNames.length * 8

/** Joins the sections into one block. */
export function writeLayout(sections: Sections): Uint8Array {
  const starts: number[] = []
  let size = align(headerBytes)
  for (const name of sectionNames) {
    starts.push(size)
    size = align(size + sections[name].byteLength)
  }
  const block = new Uint8Array(size)
  const header = new Uint32Array(block.buffer, 0, headerBytes / 4)
  header.set([magic, version, sectionNames.length])
  for (const [index, name] of sectionNames.entries()) {
    const { buffer, byteOffset, byteLength } = sections[name]
    header.set([starts[index] ?? 0, byteLength], 4 + index * 2)
    block.set(new Uint8Array(buffer, byteOffset, byteLength), starts[index] ?? 0)
  }
  return block
}

export type Layout = {
  readonly bytes: (name: SectionName) => Uint8Array
  readonly signed: (name: SectionName) => Int8Array
  readonly shorts: (name: SectionName) => Uint16Array
  readonly integers: (name: SectionName) => Uint32Array
  readonly floats: (name: SectionName) => Float32Array
}

/** Typed views over the sections of a block. Throws for bytes that are not a complete index of this version. */
export function readLayout(bytes: Uint8Array): Layout {
  // a view into a pooled buffer may be unaligned, and typed arrays need aligned bytes
  const block = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice()
  const { buffer, byteOffset, byteLength } = block
  const placeOf = placesIn(block)
  const place = (name: SectionName) => {
    const { start, length } = placeOf(name)
    if (start + length > byteLength) throw new Error(`knowledge index cut short before the end of ${name}`)
    return { start: byteOffset + start, length }
  }
  for (const name of sectionNames) place(name)
  return {
    bytes: (name) => new Uint8Array(buffer, place(name).start, place(name).length),
    signed: (name) => new Int8Array(buffer, place(name).start, place(name).length),
    shorts: (name) => new Uint16Array(buffer, place(name).start, place(name).length / 2),
    integers: (name) => new Uint32Array(buffer, place(name).start, place(name).length / 4),
    floats: (name) => new Float32Array(buffer, place(name).start, place(name).length / 4),
  }
}

/** Where each section is in a block, of which only the header is needed. Throws for another block or version. */
export function placesIn({ buffer, byteOffset, byteLength }: Uint8Array) {
  const header = new Uint32Array(buffer, byteOffset, byteLength < headerBytes ? 0 : headerBytes / 4)
  if (header[0] !== magic || header[1] !== version || header[2] !== sectionNames.length)
    throw new Error('not a knowledge index of this version')
  return (name: SectionName) => {
    const at = 4 + sectionNames.indexOf(name) * 2
    return { start: header[at] ?? 0, length: header[at + 1] ?? 0 }
  }
}

const align = (size: number) => Math.ceil(size / 8) * 8
