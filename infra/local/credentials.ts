/** A function's credentials, which identify it to the AWS proxy: each has its own, new in every run. */
export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
