import * as contract from '#contract/imports.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { cancelImport } from './cancel-import.ts'
import { downloadBadRows, downloadBeers, downloadTemplate } from './download-beers.ts'
import { getImport, listImports } from './get-import.ts'
import { startImport } from './start-import.ts'
import { uploadImport } from './upload-import.ts'

/** Many beers at once: files in, files out. */
export function importsRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.uploadBeerImport, ({ body, caller }) =>
    uploadImport(services, body.file, caller),
  )
  bind(api, services, contract.listBeerImports, ({ caller }) => listImports(services, caller))
  bind(api, services, contract.getBeerImport, ({ params, query, caller }) =>
    getImport(services, params.id, query.pag ?? 1, caller),
  )
  bind(api, services, contract.startBeerImport, ({ params, body, caller, context }) =>
    startImport(services, params.id, body, caller, peerOf(context)),
  )
  bind(api, services, contract.cancelBeerImport, ({ params, caller }) =>
    cancelImport(services, params.id, caller),
  )
  bind(api, services, contract.downloadBadRows, ({ params, caller }) =>
    downloadBadRows(readThrough(services, 'reports'), params.id, caller),
  )
  bind(api, services, contract.downloadBeersTemplate, ({ params, caller }) =>
    downloadTemplate(params.id, caller),
  )
  bind(api, services, contract.downloadBeers, ({ params, caller }) =>
    downloadBeers(readThrough(services, 'reports'), params.id, caller),
  )
}
