export { firstCharacters, lastCharacters } from '#shared/first-characters'
