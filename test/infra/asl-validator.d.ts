/** The package carries no types of its own. */
declare module 'asl-validator' {
  const validate: (definition: object) => { readonly isValid: boolean; readonly errorsText: () => string }
  // biome-ignore lint/style/noDefaultExport: this is how the package is made
  export default validate
}
