import { createServer, type Server } from 'node:http'
import type { HostControl } from './host-control.ts'

/** The site of a customer: one page that carries the widget, or what the test's control gives. */
export const customerSite = (control: HostControl, script: string): Server =>
  createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...control.pageHeaders })
    response.end(
      control.page ||
        `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><p>Boots.</p></main>${script}`,
    )
  })
