import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { listBranches } from '#contract/branches.ts'
import { listCategories } from '#contract/catalogue.ts'
import { getConfiguration } from '#contract/configuration.ts'
import type { Route } from './+types/root'
import { Notifications } from './components/notifications.tsx'
import { themeScript } from './look/theme-script.ts'
import { pageContext } from './page-context.ts'
import { ShopperProvider } from './shopper/shopper.tsx'
import './look/look.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { client, language, branchCode, look, publicUrl } = context.get(pageContext)
  const [configuration, branches, categories] = await Promise.all([
    client.call(getConfiguration, {}).catch(() => null), // S4: without it the connection-error dialog shows
    client.call(listBranches, {}),
    client.call(listCategories, {}),
  ])
  return { language, branchCode, look, publicUrl, configuration, branches, categories }
}

export default function Root({ loaderData: { language, look } }: Route.ComponentProps) {
  return (
    <html lang={language} data-look={look} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <ShopperProvider>
          <Outlet />
        </ShopperProvider>
        <Notifications />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
