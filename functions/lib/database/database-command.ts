/** What a command to DynamoDB's document client looks like to us: its name and its input. */
export interface DatabaseCommand {
  readonly constructor: { readonly name: string }
  readonly input: object
}
