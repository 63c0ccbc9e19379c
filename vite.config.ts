import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builtIns } from '#scripts/building/builtIns.ts'
import { devRoutes } from '#scripts/building/devRoutes.ts'
import { precompress } from '#scripts/building/precompress.ts'
import { screenFiles } from '#scripts/building/screenFiles.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const gateway = `http://127.0.0.1:${process.env.PORT ?? '4000'}`
const served = ['/auth/', '/read/', '/write/', '/content/', '/openapi.json']

/** Home shows the balance with calls and texts of the statement, so both areas share a file. */
const joined = (area: string) => (area === 'home' ? 'finance' : area)

/** Area of a module; parts that the first lists of two areas do not need are separate. */
const areaOf = (module: string) => {
  const [, area] =
    /resources.\w+.(audit-trail|connected-services|visit-logs|direct-customers|shipment-documents)/.exec(module) ??
    /resources.(\w+)/.exec(module) ??
    []
  return area ? joined(area) : null
}

/** Area and language of a module of texts; some parts of an area have separate texts. */
const areaOfTexts = (module: string) => {
  const [, area = 'pages'] =
    /resources.(?:administration|finance|logistics|orders).(audit-trail|connected-services|credit-hold|data|imports|metrics|onboarding|requests|shipment-documents)/.exec(
      module,
    ) ??
    /resources.(\w+)/.exec(module) ??
    []
  const [, language] = /texts\.(\w+)\.ts$/.exec(module) ?? []
  return `${joined(area)}-${language}`
}

// Most screens share code with most others. By default the bundler would create some fifty files, one for each set of
// screens with common code. Charts, dates, spreadsheets and screens stay separate.
const chunks = [
  // Code that runs before rendering is possible, and therefore without React; the part needed by the sign-in is
  // separate.
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)\/|(kit.Mark|src.drawing)/, priority: 4 },
  {
    name: 'base',
    // Needed by the sign-in, without anything else.
    test: /vite.preload-helper|node_modules.js-cookie\/|.kit.(portalSettings|isPlainClick)|src.app.(safeNext|preferences)|authProvider.login|values.(safeNext|language|basePath)|src.i18n.index/,
    priority: 5,
  },
  {
    name: 'ahead',
    test: /src.app.prefetchPage|.kit.report.report\.ts$|dataProvider.(first-view.(firstRows|prefetch)\.ts|lists.statesOf|calls.linkOf)|schema.(orders.(orderStatus|requestKinds|timelineAddress)|wip.steps|home.(tasks|taskKinds)|imports.freshness|addresses)|src.main\.ts$/,
    priority: 2,
  },
  // Lists of shipments show a credit hold, and nothing else of the statement.
  {
    name: 'credit-hold',
    test: /resources.finance.(useStatement|credit-hold.CreditHold)|kit.page.Awaiting/,
    priority: 1,
  },
  // Its calls are prefetched, so they may not wait for the screens.
  { name: 'statement', test: /schema.finance.statement\.ts$/, priority: 2 },
  // Shared by both languages.
  { name: 'invoice-states', test: /schema.finance.invoiceStateWords/, priority: 1 },
  // First requests of a screen and their call declarations. Listed before the texts, which share some modules and would
  // load one language for every user.
  {
    name: (module: string) => `${areaOf(module)}-calls`,
    debugName: 'calls',
    test: /resources.\w+.*(first|index|addresses|[rR]eport)\.ts$/,
    priority: 1,
  },
  // All texts of an area in one language load together, whichever screen is opened first.
  { name: areaOfTexts, debugName: 'texts', test: /(resources|src.app.pages).*texts\.\w+\.ts$/ },
  { name: 'libraries', test: /src.libraries\.ts$/, priority: 3 },
  // The frame around the screens and the list shown by most of them; then code shared by a dozen others.
  {
    name: 'portal',
    test: /src.portal\.tsx$|.kit.(report.ReportList|table.(RowLink|StateWord))\.tsx$/,
    priority: 2,
  },
  {
    name: 'controls',
    test: /node_modules.(@mui(?!.icons-material.(BarChart|TableRows)Outlined)|@emotion|ra-core|ra-ui-materialui|@tanstack|react-router|react-hook-form)|.kit.(?!charts|cards|report.RowsReport|table.(rowsState|OnlyRow))|authProvider/,
    // Code shared by fewer screens, such as wizard steps, stays out of the first page. Cards and rows appear on many
    // first pages that need nothing else, so they have their own files below.
    minShareCount: 12,
    priority: 1,
  },
  // Combined, because each alone would be too small for compression.
  { name: 'users', test: /resources.administration.users.(OnboardButton|useManageableRoles)\.tsx?$/ },
  { name: 'tabs', test: /.kit.page.PageTabs/ },
  // Parts beside or between lists, on pages that show several.
  {
    name: 'lists',
    test: /.kit.(report.RowsReport|table.OnlyRow|files.DocumentButton)|schema.finance.documents\.ts$|icons-material.DescriptionOutlined/,
  },
  {
    name: 'orders',
    test: /resources.orders.(PromisedDateMark|statuses|open-orders)/,
    minShareCount: 2,
  },
  // Includes small parts of home and the statement, which would otherwise be files of a few bytes.
  {
    name: 'cards',
    test: /.kit.(charts|cards)|resources.(home.chartMonths|account.contactPhoto|finance.BalanceDoughnut)|icons-material.Check\.|ra-core.*useLocale\./,
    minShareCount: 2,
  },
]

/**
 * The first page calls nearly all functions of these files. With this comment, browsers that support it (Chromium)
 * compile them during loading in the background, instead of one by one on the first call.
 */
const eagerlyCompiled = new Set(['react', 'libraries', 'portal'])
const compileHint = ({ name }: { readonly name: string }) =>
  eagerlyCompiled.has(name) ? '//# allFunctionsCalledOnLoad' : ''

export default defineConfig({
  root: at('src'),
  publicDir: false,
  envDir: false,
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  plugins: [builtIns(), react(), screenFiles(), precompress(), devRoutes()],
  // The gateway replaces the placeholder in every page that it serves.
  html: { cspNonce: '__NONCE__' },
  experimental: {
    // The gateway replaces the base path in pages, see `proxy/answers/pages.ts`.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/__BASE__/${file}` : { relative: true }),
  },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { landing: at('src/landing/index.html'), portal: at('src/index.html') },
      output: {
        // Builds before 0.2.0 have a hyphen before the hash; see `proxy/answers/reloadOnce.ts`.
        entryFileNames: 'assets/[name].[hash].js',
        chunkFileNames: 'assets/[name].[hash].js',
        codeSplitting: { groups: [...chunks] },
        postBanner: compileHint,
      },
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
