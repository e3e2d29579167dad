import * as contract from '#contract/erp-imports.ts'
import { requireEmployee } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { cancelImport, createImport, getImport, getRefusedRows, listImports, readList } from './import-jobs.ts'
import { listUpload } from './list-upload.ts'
import { presentImport, toOptions } from './present.ts'

export const erpRoutes = [
  route(
    contract.createImport,
    requireEmployee,
    async (ctx, input, list: Buffer) => presentImport(await createImport(ctx, toOptions(input), list)),
    { upload: listUpload, prepare: readList },
  ),
  route(contract.listImports, requireEmployee, async (ctx, { page, limit }) => {
    const { rows, ...listed } = await listImports(ctx, page, limit)
    return { ...listed, data: rows.map(presentImport) }
  }),
  route(contract.getRefusedRows, requireEmployee, async (ctx, { id }) => ({ bytes: await getRefusedRows(ctx, id) })),
  route(contract.getImport, requireEmployee, async (ctx, { id }) => presentImport(await getImport(ctx, id))),
  route(contract.cancelImport, requireEmployee, async (ctx, { id }) => presentImport(await cancelImport(ctx, id))),
]
