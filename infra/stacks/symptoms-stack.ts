import type { Construct } from 'constructs'
import { HeartbeatAlarms } from '#infra/constructs/alarms/heartbeat-alarms'
import { SymptomAlarms } from '#infra/constructs/alarms/symptom-alarms'
import type { Rows } from '#infra/rows'
import type { Settings } from '#infra/settings'
import { RegionStack } from './region-stack.ts'

/** The alarms that wake someone up. Deployed last: several are raised while what they watch is not there. */
export class SymptomsStack extends RegionStack {
  constructor(scope: Construct, { settings, rows }: { readonly settings: Settings; readonly rows: Rows }) {
    super(scope, 'symptoms', 'alarms that page', { settings })
    new SymptomAlarms(this, 'Symptoms', { settings })
    new HeartbeatAlarms(this, 'Heartbeats', { settings, rows })
  }
}
