import { moduleLayers, storefrontLayers } from '../../boundaries.ts'
import { drawChangeFeed } from './change-feed.ts'
import { drawDataModel } from './data-model.ts'
import { drawLayers } from './layers.ts'
import { drawPackages } from './packages.ts'
import { drawRequest } from './request.ts'
import type { Table } from './schema.ts'

/** All pictures of the documentation by the name of their file in docs/pictures. */
export function drawPictures(tables: readonly Table[]): Record<string, string> {
  return {
    'packages.svg': drawPackages(),
    'modules.svg': drawLayers({
      folder: 'server/modules',
      title: 'The layers of the server’s modules',
      layers: moduleLayers,
    }),
    'storefront.svg': drawLayers({
      folder: 'storefront',
      title: 'The layers of the storefront',
      layers: storefrontLayers,
    }),
    'request.svg': drawRequest(),
    'change-feed.svg': drawChangeFeed(),
    'data-model.svg': drawDataModel(tables),
  }
}
