/** A command to DynamoDB's document client: its class names it. */
export interface DatabaseCommand {
  readonly constructor: { readonly name: string }
  readonly input: object
}
