import { REST_PATH } from '../requests/addresses.ts'

const docs = `${REST_PATH}/docs`

/** The page to browse the interface and try it out. */
export const page = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sideline: the interface</title>
  <link rel="icon" href="${docs}/favicon-32x32.png">
  <link rel="stylesheet" href="${docs}/swagger-ui.css">
  <style>
    body { margin: 0 }
    @media (max-width: 640px) {
      .swagger-ui .opblock-tag { flex-wrap: wrap }
      .swagger-ui .opblock-tag small { flex-basis: 100%; order: 1; padding: 0 }
      .swagger-ui .filter .operation-filter-input { box-sizing: border-box; max-width: none }
    }
  </style>
</head>
<body>
  <main id="interface"></main>
  <script src="${docs}/swagger-ui-bundle.js"></script>
  <script src="${docs}/start.js"></script>
</body>
</html>
`

/** The page's script in a file of its own: the Content-Security-Policy allows none inside the page. */
export const start = `
const ui = SwaggerUIBundle({
  dom_id: '#interface',
  url: '${REST_PATH}/openapi.json',
  oauth2RedirectUrl: window.location.origin + '${docs}/oauth2-redirect.html',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
})
ui.initOAuth({ scopes: 'universal', usePkceWithAuthorizationCodeGrant: true })
`
