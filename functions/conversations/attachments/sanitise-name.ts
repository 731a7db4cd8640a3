/**
 * A file's name without parts that mislead its readers: paths, control characters, and marks that reverse the direction of
 * text (`photo\u202Egpj.exe` reads as `photoexe.jpg`).
 */
export const sanitiseName = (name: string): string =>
  name
    .replace(/[/\\]/g, '_')
    .replace(/[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
