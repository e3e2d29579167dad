import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A file in a page's HTML would have to be allowed by the page's content security policy.
  build: { assetsInlineLimit: 0, sourcemap: false },
  server: { middlewareMode: false },
})
