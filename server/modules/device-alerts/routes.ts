import * as contract from '#contract/device-alerts.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { type Report, prepareReport, reportSession } from './report-session.ts'

// The link proves enough: its reader may be signed in nowhere.
export const deviceAlertRoutes = [
  route(
    contract.reportSession,
    allowAnyone,
    async (ctx, _input, report: Report) => {
      await reportSession(ctx, report)
      return {}
    },
    { prepare: prepareReport, limit: { name: 'report-session', points: 60, seconds: 3600 } },
  ),
]
