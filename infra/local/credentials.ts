/** A function's credentials: the AWS proxy tells by them which one is calling, so each has its own, new in every run. */
export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
