import { z } from 'zod'
import { faultsOfHalf, text, url } from './setting-types.ts'

export const serviceSettings = z.object({
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  GOOGLE_MAPS_API_KEY: text.optional(),
  GOOGLE_MAPS_API_BASE: url.optional(),
  NOMINATIM_URL: url.optional(),
  OSRM_URL: url.optional(),
  CEP_SERVICES: z.string().default('viacep,brasilapi'),
  VIACEP_URL: url.default('https://viacep.com.br'),
  BRASILAPI_URL: url.default('https://brasilapi.com.br'),
  MELHOR_ENVIO_CLIENT_ID: text.optional(),
  MELHOR_ENVIO_CLIENT_SECRET: text.optional(),
  MELHOR_ENVIO_API_BASE: url.optional(),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
})

type ServiceSettings = z.infer<typeof serviceSettings>

export function serviceFaults(env: ServiceSettings): string[] {
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  return [
    ...faultsOfHalf(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'set both'),
    ...faultsOfHalf(env, ['MELHOR_ENVIO_CLIENT_ID', 'MELHOR_ENVIO_CLIENT_SECRET'], 'set both'),
    ...faultsOfHalf(env, s3, 'set all four'),
  ]
}

export function serviceConfig(env: ServiceSettings) {
  return {
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          }
        : undefined,
    googleMaps: env.GOOGLE_MAPS_API_KEY
      ? { apiKey: env.GOOGLE_MAPS_API_KEY, apiBase: env.GOOGLE_MAPS_API_BASE }
      : undefined,
    nominatimUrl: env.NOMINATIM_URL,
    osrmUrl: env.OSRM_URL,
    cep: {
      services: env.CEP_SERVICES.split(',')
        .map((name) => name.trim())
        .filter(Boolean),
      viaCepUrl: env.VIACEP_URL,
      brasilApiUrl: env.BRASILAPI_URL,
    },
    melhorEnvio: {
      apiBase: env.MELHOR_ENVIO_API_BASE,
      app:
        env.MELHOR_ENVIO_CLIENT_ID && env.MELHOR_ENVIO_CLIENT_SECRET
          ? { clientId: env.MELHOR_ENVIO_CLIENT_ID, clientSecret: env.MELHOR_ENVIO_CLIENT_SECRET }
          : undefined,
    },
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
  }
}
