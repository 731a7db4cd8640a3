import { type Ports, portsFrom } from '#infra/local/ports'
import { freePortBase } from './free-port-base.ts'

/** The ports of a local run that no other process of this machine takes, as it could take those that the system gives out. */
export const freePorts = async (): Promise<Ports> => portsFrom(await freePortBase(11))
