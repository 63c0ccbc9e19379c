import type { Kysely } from 'kysely'
import { accounts } from './001-accounts.ts'
import { accessRules } from './002-accessRules.ts'
import { customersOfUsers } from './003-customersOfUsers.ts'
import { recoveries } from './004-recoveries.ts'
import { rareMerges } from './005-rareMerges.ts'
import { trade } from './006-trade.ts'
import { visits } from './007-visits.ts'
import { quotes } from './008-quotes.ts'
import { support } from './009-support.ts'
import { batches } from './010-batches.ts'
import { trail } from './011-trail.ts'
import { budgets } from './012-budgets.ts'
import { files } from './013-files.ts'
import { gatheredTrigrams } from './014-gatheredTrigrams.ts'
import { withdrawals } from './015-withdrawals.ts'
import { sessionFamilies } from './016-sessionFamilies.ts'
import { trackedDays } from './017-trackedDays.ts'
import { foldFunction } from './018-fold.ts'
import { loads } from './019-loads.ts'
import { bankReferences } from './020-bankReferences.ts'
import { shipmentDocuments } from './021-shipmentDocuments.ts'
import { openLines } from './022-openLines.ts'
import { lineNotes } from './023-lineNotes.ts'
import { material } from './025-material.ts'
import { scrap } from './026-scrap.ts'
import { offers } from './027-offers.ts'
import { contracts } from './028-contracts.ts'
import { contractFigures } from './029-contractFigures.ts'
import { travelLog } from './030-travelLog.ts'
import { reopenings } from './031-reopenings.ts'
import { partMargins } from './033-partMargins.ts'
import { quoting } from './034-quoting.ts'
import { orderRequests } from './035-orderRequests.ts'
import { quality } from './036-quality.ts'
import { approvalFiles } from './037-approvalFiles.ts'
import { invoicedSums } from './038-invoicedSums.ts'
import { imports } from './041-imports.ts'
import { apiKeys } from './042-apiKeys.ts'
import { numbers } from './044-numbers.ts'
import { promises } from './045-promises.ts'
import { waiting } from './047-waiting.ts'
import { addedTogether } from './050-addedTogether.ts'
import { photos } from './051-photos.ts'
import { changedNumbers } from './052-changedNumbers.ts'
import { team } from './053-team.ts'
import { answerFaults } from './055-answerFaults.ts'
import { normalTexts } from './056-normalTexts.ts'
import { roundedWeights } from './057-roundedWeights.ts'
import { requestedItems } from './058-requestedItems.ts'
import { releaseDates } from './059-releaseDates.ts'
import { carriers } from './060-carriers.ts'
import { packs } from './061-packs.ts'
import { tokenClients } from './062-tokenClients.ts'
import { importRuns } from './063-importRuns.ts'
import { changedRows } from './065-changedRows.ts'
import { plantDocuments } from './066-plantDocuments.ts'
import { inspectors } from './067-inspectors.ts'
import { requests } from './072-requests.ts'
import { taskMails } from './073-taskMails.ts'
import { naturalOrder } from './074-naturalOrder.ts'
import { userOrder } from './075-userOrder.ts'
import { requestConsequences } from './080-requestConsequences.ts'
import { promisedOrder } from './082-promisedOrder.ts'
import { holidays } from './084-holidays.ts'
import { trackingPages } from './087-trackingPages.ts'
import { loadMails } from './088-loadMails.ts'
import { paperNumbers } from './088-paperNumbers.ts'
import { cancelledReferences } from './089-cancelledReferences.ts'
import { paymentPromises } from './090-paymentPromises.ts'
import { importedRows } from './093-importedRows.ts'
import { plantKeys } from './094-plantKeys.ts'
import { importMappings } from './095-importMappings.ts'
import { importRhythms } from './096-importRhythms.ts'
import { permittedChanges } from './097-permittedChanges.ts'
import { companyCustomers } from './098-companyCustomers.ts'
import { bulkChanges } from './100-bulkChanges.ts'
import { plantFigures } from './104-plantFigures.ts'
import { pastQuotes } from './105-pastQuotes.ts'
import { pageTexts } from './109-pageTexts.ts'
import type { Dialect } from './frozen/dialect.ts'

/** `timeZone` is the time zone of the business day. */
type Migration = (db: Kysely<unknown>, dialect: Dialect, timeZone: string) => Promise<void>

/** Applied in this order; released migrations never change. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts': accounts,
  '002-accessRules': accessRules,
  '003-customersOfUsers': customersOfUsers,
  '004-recoveries': recoveries,
  '005-rareMerges': rareMerges,
  '006-trade': trade,
  '007-visits': visits,
  '008-quotes': quotes,
  '009-support': support,
  '010-batches': batches,
  '011-trail': trail,
  '012-budgets': budgets,
  '013-files': files,
  '014-gatheredTrigrams': gatheredTrigrams,
  '015-withdrawals': withdrawals,
  '016-sessionFamilies': sessionFamilies,
  '017-trackedDays': trackedDays,
  '018-fold': foldFunction,
  '019-loads': loads,
  '020-bankReferences': bankReferences,
  '021-shipmentDocuments': shipmentDocuments,
  '022-openLines': openLines,
  '023-lineNotes': lineNotes,
  '025-material': material,
  '026-scrap': scrap,
  '027-offers': offers,
  '028-contracts': contracts,
  '029-contractFigures': contractFigures,
  '030-travelLog': travelLog,
  '031-reopenings': reopenings,
  '033-invoicedSales': partMargins,
  '034-quoting': quoting,
  '035-orderRequests': orderRequests,
  '036-quality': quality,
  '037-approvalFiles': approvalFiles,
  '038-invoicedSums': invoicedSums,
  '041-imports': imports,
  '042-apiKeys': apiKeys,
  '044-numbers': numbers,
  '045-promises': promises,
  '047-waiting': waiting,
  '050-addedTogether': addedTogether,
  '051-photos': photos,
  '052-changedNumbers': changedNumbers,
  '053-team': team,
  '055-answerFaults': answerFaults,
  '056-normalTexts': normalTexts,
  '057-roundedWeights': roundedWeights,
  '058-requestedItems': requestedItems,
  '059-releaseDates': releaseDates,
  '060-carriers': carriers,
  '061-packs': packs,
  '062-tokenClients': tokenClients,
  '063-importRuns': importRuns,
  '065-changedRows': changedRows,
  '066-plantDocuments': plantDocuments,
  '067-inspectors': inspectors,
  '072-requests': requests,
  '073-taskMails': taskMails,
  '074-naturalOrder': naturalOrder,
  '075-userOrder': userOrder,
  '080-requestConsequences': requestConsequences,
  '082-promisedOrder': promisedOrder,
  '084-holidays': holidays,
  '087-trackingPages': trackingPages,
  '088-loadMails': loadMails,
  '088-paperNumbers': paperNumbers,
  '089-cancelledReferences': cancelledReferences,
  '090-paymentPromises': paymentPromises,
  '093-importedRows': importedRows,
  '094-plantKeys': plantKeys,
  '095-importMappings': importMappings,
  '096-importRhythms': importRhythms,
  '097-permittedChanges': permittedChanges,
  '098-companyCustomers': companyCustomers,
  '100-bulkChanges': bulkChanges,
  '104-plantFigures': plantFigures,
  '105-pastQuotes': pastQuotes,
  '109-pageTexts': pageTexts,
}
