import * as contract from '#contract/device-alerts.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { prepareReport, reportSession } from './report-session.ts'

// The link proves enough: its reader may be signed in nowhere.
export const deviceAlertRoutes = [
  route(
    contract.reportSession,
    allowAnyone,
    async (ctx, _input, sessionId: string) => {
      await reportSession(ctx, sessionId)
      return {}
    },
    { prepare: prepareReport, limit: { name: 'report-session', points: 60, seconds: 3600 } },
  ),
]
