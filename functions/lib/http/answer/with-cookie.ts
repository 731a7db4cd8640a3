/** Beside the fields of a verb's result, and none of them: no contract names it, so no body has it. */
const cookies = Symbol('cookies')

/** A verb's result whose answer also carries this `Set-Cookie` line. */
export const withCookie = <Output extends object>(output: Output, line: string): Output =>
  Object.assign(output, { [cookies]: [line] })

export const cookiesOf = (output: unknown): string[] | undefined =>
  typeof output === 'object' && output !== null && cookies in output ? (output[cookies] as string[]) : undefined
