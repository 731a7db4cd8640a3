import type { ConnectedHost } from '#functions/domains/store'
import { awaitCertificate } from './await-certificate.ts'
import { awaitRecords } from './await-records.ts'
import type { Turn } from './change-host.ts'
import { claimHost } from './claim-host.ts'
import { goLive } from './go-live.ts'
import { makeTenant } from './make-tenant.ts'
import { withdrawHost } from './withdraw-host.ts'

/** The next step of a custom domain, as its state says: one change outside at most, then the row if it is still as it was read. */
export const takeStep = async (row: ConnectedHost): Promise<Turn> => {
  switch (row.state) {
    case 'claiming':
      return claimHost(row)
    case 'waiting':
      return awaitRecords(row)
    case 'proven':
      return makeTenant(row)
    case 'certificate':
      return awaitCertificate(row)
    case 'probing':
      return goLive(row)
    case 'removing':
      return withdrawHost(row)
    default:
      return 'done'
  }
}
