import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  data,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { fallbackLanguage } from '#contract/language.ts'
import type { Route } from './+types/root'
import { InlineScript, RouterScripts } from './hydration/inline-scripts.tsx'
import { metaMessages, pageMeta } from './page/page-meta.ts'
import { toolbarColours } from './theme/toolbar-colours.ts'
import { useRestoredAttributes } from './theme/restored-attributes.ts'
import { themeScript } from './theme/theme-script.ts'
import { pageContext } from './page/page-context.ts'
import { ShellBoundary } from './shell/shell-boundary.tsx'
import { loadRootData } from './page/root-data.ts'
import { Shell } from './shell/shell.tsx'
import { RootContext } from './page/use-root.ts'
import { ShopperProvider } from './shopper/shopper.tsx'
import { shellMessages } from './messages/shell.ts'
import { LanguageContext } from './messages/use-messages.ts'
import './theme/theme.css'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: '', description: metaMessages(args, shellMessages).description })

export async function loader({ context }: Route.LoaderArgs) {
  const { isWhole, data: root } = await loadRootData(context.get(pageContext))
  // The edge caches no page with this status.
  return data(root, { status: isWhole ? 200 : 503 })
}

/**
 * What the shell shows changes with language and branch, not from page to page: a navigation does not ask for it again.
 */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

/** The first part of a path, without the `home` before the policies: `policies` of `/home/policies/returns`. */
const pageOf = (path: string) => path.split('/').find((part) => part !== '' && part !== 'home') ?? 'home'

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  useRestoredAttributes()
  return (
    // Style sheets know by this attribute what stands on a page: a selector such as `:root:has(.mobile-bar)`
    // would restyle every page with each element that is inserted anywhere.
    <html
      lang={root?.language ?? fallbackLanguage}
      data-variant={root?.storeVariant ?? 'main'}
      data-page={pageOf(pathname)}
      data-categories={root?.configuration?.general.web_page.nav_category || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <InlineScript text={themeScript} />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={toolbarColours[root?.storeVariant ?? 'main'].light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={toolbarColours[root?.storeVariant ?? 'main'].dark}
          suppressHydrationWarning
        />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        {root?.shop.icon ? (
          <link rel="icon" href={root.shop.icon.src} />
        ) : (
          <>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          </>
        )}
        <link rel="manifest" href="/store.webmanifest" />
        <Meta />
        <Links />
        {root?.shop.accents && <link rel="stylesheet" href={root.shop.accents} />}
      </head>
      <body>
        <RootContext value={root}>
          <LanguageContext value={root?.language ?? fallbackLanguage}>
            <ShellBoundary>
              <ShopperProvider>
                <Shell>{children}</Shell>
              </ShopperProvider>
            </ShellBoundary>
          </LanguageContext>
        </RootContext>
        <RouterScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export { PageError as ErrorBoundary } from './shell/page-error.tsx'
