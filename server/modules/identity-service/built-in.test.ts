import { testIdentityService } from '#server/testing/identity-service-conformance.ts'
import { builtInIdentity } from './built-in.ts'

await testIdentityService(builtInIdentity)
