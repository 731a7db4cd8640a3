export { textOfFile } from './text-of-file.ts'
