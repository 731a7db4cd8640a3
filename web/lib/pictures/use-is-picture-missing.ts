import { useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { copyQuery } from './copy-query.ts'

/** Whether we found no picture at an address for which `useOwnPicture` asked. */
export const useIsPictureMissing = (region: Region, url: string): boolean =>
  useQuery({ ...copyQuery(region, url), enabled: false }).data === ''
