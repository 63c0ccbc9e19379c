import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builtIns } from './scripts/building/builtIns.ts'
import { devRoutes } from './scripts/building/devRoutes.ts'
import { precompress } from './scripts/building/precompress.ts'
import { screenFiles } from './scripts/building/screenFiles.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const gateway = `http://127.0.0.1:${process.env.PORT ?? '4000'}`
const served = ['/auth/', '/read/', '/write/', '/content/', '/openapi.json']

/** Home shows the balance by the statement's calls and in its words: the two are one file. */
const joined = (area: string) => (area === 'home' ? 'finance' : area)

/** The area of a module; what the first lists of two areas have no use for stands apart. */
const areaOf = (module: string) => {
  const [, area] =
    /resources.\w+.(audit-trail|visit-logs|direct-customers)/.exec(module) ?? /resources.(\w+)/.exec(module) ?? []
  return area ? joined(area) : null
}

/** The area of a module of texts, with its language; some parts of one area have words of their own. */
const areaOfTexts = (module: string) => {
  const [, area = 'pages'] =
    /resources.administration.(data|metrics|onboarding)/.exec(module) ?? /resources.(\w+)/.exec(module) ?? []
  const [, language] = /texts\.(\w+)\.ts$/.exec(module) ?? []
  return `${joined(area)}-${language}`
}

// Every screen shares the parts of most others. By itself the bundler would cut them into some fifty files, one for each
// set of screens that share something; charts, dates, spreadsheets and the screens stay apart.
const chunks = [
  // What runs before there is anything to draw with, and so without it. Of what the sign-in needs, too, apart.
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)\/|src.(kit.Mark|drawing)/, priority: 4 },
  {
    name: 'base',
    // What the sign-in needs, so that it brings nothing else.
    test: /vite.preload-helper|node_modules.js-cookie\/|src.kit.(portalSettings|isPlainClick)|src.app.(safeNext|preferences)|authProvider.login|values.(safeNext|language)|src.i18n.index/,
    priority: 5,
  },
  {
    name: 'ahead',
    test: /src.app.askAhead|src.kit.table.report.report\.ts$|dataProvider.(lists.(firstRows|statesOf)|calls.linkOf)|schema.(orders.(orderStatus|storyAddress)|wip.steps|home.(waiting|waitingKinds)|imports.freshness)|src.main\.ts$/,
    priority: 2,
  },
  // What a screen asks for first, with the calls that it is made of. Before texts, which share some of them and would bring
  // those of one language for everybody.
  {
    name: (module: string) => `${areaOf(module)}-calls`,
    debugName: 'calls',
    test: /resources.\w+.*(first|index|addresses|report)\.ts$/,
    priority: 1,
  },
  // An area's texts in one language load together, whichever of its screens is opened first.
  { name: areaOfTexts, debugName: 'texts', test: /(resources|src.app.pages).*texts\.\w+\.ts$/ },
  { name: 'libraries', test: /src.libraries\.ts$/, priority: 3 },
  // The frame around the screens and a list, which most of them show, with all that they need; then what a dozen others
  // share.
  {
    name: 'portal',
    test: /src.portal\.tsx$|src.kit.table.(report.ReportList|links.RowLink|StateWord)\.tsx$/,
    priority: 2,
  },
  {
    name: 'controls',
    test: /node_modules.(@mui(?!.icons-material.(BarChart|TableRows)Outlined)|@emotion|ra-core|ra-ui-materialui|@tanstack|react-router|react-hook-form)|src.kit.(?!charts|cards|table.(report.RowsReport|state.rowsState|OnlyRow))|authProvider/,
    // What some screens share, such as the steps of a wizard, stays with them and out of everybody's first page. Cards and
    // rows are on many a first page that has no use for the rest: they have files of their own below.
    minShareCount: 12,
    priority: 1,
  },
  // Each by itself would be too small to be sent compressed.
  { name: 'users', test: /resources.administration.users.(OnboardButton|useManageableRoles)\.tsx?$/ },
  { name: 'tabs', test: /src.kit.page.PageTabs/ },
  // What stands beside a list, or between lists, on the pages that show several.
  {
    name: 'lists',
    test: /src.kit.(table.(report.RowsReport|OnlyRow)|documents.DocumentButton)|schema.finance.documents\.ts$|icons-material.DescriptionOutlined/,
  },
  {
    name: 'orders',
    test: /resources.orders.(PromiseMark|statuses|open-orders)/,
    minShareCount: 2,
  },
  // With the small parts of home and the statement, which would be files of a few bytes.
  {
    name: 'cards',
    test: /src.kit.(charts|cards)|resources.(home.cards.chartMonths|account.contactPhoto|finance.BalanceDoughnut)|icons-material.Check\.|ra-core.*useLocale\./,
    minShareCount: 2,
  },
]

/**
 * Nearly all functions of these files are called for a first page: they are compiled while they load, beside the main
 * thread, by browsers that know the mark (Chromium), and not one by one as each is called.
 */
const compiledAhead = new Set(['react', 'libraries', 'portal'])
const compileHint = ({ name }: { readonly name: string }) =>
  compiledAhead.has(name) ? '//# allFunctionsCalledOnLoad' : ''

export default defineConfig({
  root: at('src'),
  publicDir: false,
  envDir: false,
  plugins: [builtIns(), react(), screenFiles(), precompress(), devRoutes()],
  // The gateway replaces the placeholder in every page it answers.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { landing: at('src/landing/index.html'), portal: at('src/index.html') },
      output: { codeSplitting: { groups: [...chunks] }, postBanner: compileHint },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.DEV_PORT ?? '5173'),
    strictPort: true,
    fs: { allow: [at('.')] },
    proxy: Object.fromEntries(served.map((path) => [path, gateway])),
  },
})
