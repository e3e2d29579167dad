import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { pageContext } from './page-context.ts'
import './look/look.css'

export function loader({ context }: Route.LoaderArgs) {
  const { language, branchCode, look } = context.get(pageContext)
  return { language, branchCode, look }
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <html lang={loaderData.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
