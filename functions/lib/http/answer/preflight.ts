import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { corsHeaders } from './response-headers.ts'

/** Answers a CORS preflight from a customer's site. Only routes with `cors` have an OPTIONS route. */
export const preflight = (event: Pick<APIGatewayProxyEventV2, 'routeKey'>): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 204,
  headers: {
    ...corsHeaders,
    'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, last-event-id',
    'access-control-max-age': '7200',
    'x-route': event.routeKey,
  },
})
