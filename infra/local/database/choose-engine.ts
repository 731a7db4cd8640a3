import { LocalProblem } from '#infra/local/local-problem'

/** What serves the tables of a local run: the binary, or our own engine over Node's SQLite. */
export type Engine = { readonly kind: 'binary'; readonly path: string } | { readonly kind: 'portable' }

export interface Machine {
  readonly platform: string
  readonly arch: string
  /** The path of an installed package's file, or nothing. */
  readonly resolve: (specifier: string) => string | undefined
}

/**
 * The binary where npm has installed one for this machine, otherwise the portable engine; `wanted`, the variable
 * LOCAL_DATABASE, can be `portable` anywhere.
 */
export const chooseEngine = (wanted: string | undefined, { platform, arch, resolve }: Machine): Engine => {
  if (wanted && wanted !== 'portable')
    throw new LocalProblem(`LOCAL_DATABASE=${wanted} is unknown. Set it to portable, or unset it.`)
  // the binary is started by a shell (sh), which Windows lacks
  if (wanted || platform === 'win32') return { kind: 'portable' }
  const path = resolve(`@dynoxide/${platform}-${arch}/dynoxide`)
  return path === undefined ? { kind: 'portable' } : { kind: 'binary', path }
}
