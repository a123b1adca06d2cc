import { z } from 'zod';
import { limits } from '#lib/contract/limits.ts';

const numberOf = (form: RegExp, what: string) => (name: string, minimum: number, maximum: number) => {
  const error = `${name} must be from ${minimum} to ${maximum}`;
  const text = z.string().regex(form, `${name} must be ${what}`);
  return text.transform(Number).pipe(z.number().min(minimum, error).max(maximum, error));
};
const wholeNumber = numberOf(/^[0-9]+$/, 'a whole number');
const decimal = numberOf(/^[0-9]+(\.[0-9]+)?$/, 'a number such as 0.5');

const address = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http or https address` })
    .transform((url) => url.replace(/\/+$/, ''));

const contact = z
  .string()
  .transform((text) => (/^[^\s:@]+@[^\s:@]+$/.test(text) ? `mailto:${text}` : text))
  .pipe(
    z.url({ protocol: /^(https|mailto)$/, error: 'OPERATOR_CONTACT must be an e-mail or https address' }),
  );

const valkeyAddress = z.url({
  protocol: /^(redis|valkey)s?$/,
  error: 'VALKEY_URL must be an address like redis://host:6379',
});

const datasetAddress = address('DATASET_URL').refine((url) => !URL.parse(url)?.username, {
  error: 'DATASET_URL must not contain a user name',
});

/** Comma-separated addresses as origins, as browsers' policies name them. */
const origins = (name: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .pipe(z.array(address(name).transform(originOf)));

const originOf = (url: string) => new URL(url).origin;

const settingsSchema = z.object({
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  HOST: z.string().optional(),
  SITE_URL: address('SITE_URL').optional(),
  SITE_NAME: z.string().trim().min(1, 'SITE_NAME must not be empty').default('Fairway Atlas'),
  DATA_DIR: z.string().min(1, 'DATA_DIR must not be empty').default('./data'),
  OPERATOR_NAME: z.string().trim().min(1, 'OPERATOR_NAME must not be empty').max(500).optional(),
  OPERATOR_CONTACT: contact.optional(),
  RATE_LIMIT_PER_SECOND: wholeNumber('RATE_LIMIT_PER_SECOND', 0, 1000).default(
    limits.requestsPerSecond.usual,
  ),
  WEBSITE: z.enum(['on', 'off'], { error: 'WEBSITE must be on or off' }).default('on'),
  RENDERS_PER_SECOND: decimal('RENDERS_PER_SECOND', 0, 1000).default(10),
  TRUSTED_PROXY_HOPS: wholeNumber('TRUSTED_PROXY_HOPS', 0, 20).default(0),
  DATASET_URL: datasetAddress.optional(),
  DATASET_POLL_SECONDS: decimal('DATASET_POLL_SECONDS', 0.1, 3600).default(0.5),
  VALKEY_URL: valkeyAddress.optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
  LOG_CLIENT_ADDRESS: z
    .enum(['none', 'truncated', 'full'], { error: 'LOG_CLIENT_ADDRESS must be none, truncated or full' })
    .default('none'),
  METRICS_PORT: wholeNumber('METRICS_PORT', 0, 65_535).optional(),
  MAX_CONNECTIONS: wholeNumber('MAX_CONNECTIONS', 1, 1_000_000).default(10_000),
  MAP_HOSTS: origins('MAP_HOSTS').optional(),
  MCP_ORIGINS: origins('MCP_ORIGINS').optional(),
  NEXT_PUBLIC_MAP_STYLE_URL: address('NEXT_PUBLIC_MAP_STYLE_URL').optional(),
  STOP_SECONDS: wholeNumber('STOP_SECONDS', 0, 600).default(10),
});

export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

/** A line for each setting that can't be used. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** The settings that `README.md` lists. */
export type Settings = ReturnType<typeof readSettings>;

/** Throws a SettingsError that names what's wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  // An empty variable counts as unset, as compose files and unit files write it.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues
        .map(({ path, message }) => `${path.join('.')}: ${message} (it is "${given[String(path[0])]}")`)
        .join('\n'),
    );
  }
  const settings = parsed.data;
  const mapStyleUrl = settings.NEXT_PUBLIC_MAP_STYLE_URL;
  return {
    port: settings.PORT,
    host: settings.HOST,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    siteName: settings.SITE_NAME,
    dataDir: settings.DATA_DIR,
    operatorName: settings.OPERATOR_NAME,
    /** A mailto: or https: address. */
    operatorContact: settings.OPERATOR_CONTACT,
    rateLimitPerSecond: settings.RATE_LIMIT_PER_SECOND,
    hasWebsite: settings.WEBSITE === 'on',
    /** The limit of each client, in renders of an ordinary page; 0: no limit. */
    rendersPerSecond: settings.RENDERS_PER_SECOND,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    /** The address of a `current.json` elsewhere, or of its folder. */
    datasetUrl: settings.DATASET_URL,
    datasetPollSeconds: settings.DATASET_POLL_SECONDS,
    valkeyUrl: settings.VALKEY_URL,
    logLevel: settings.LOG_LEVEL,
    logClientAddress: settings.LOG_CLIENT_ADDRESS,
    /** Undefined: none; 0: any free port. */
    metricsPort: settings.METRICS_PORT,
    maxConnections: settings.MAX_CONNECTIONS,
    /** Undefined: our own style. */
    mapStyleUrl,
    /** Origins other than ours that the map may read from. */
    mapHosts: [...new Set([...(mapStyleUrl ? [originOf(mapStyleUrl)] : []), ...(settings.MAP_HOSTS ?? [])])],
    /** Origins of other sites whose scripts may ask /mcp. */
    mcpOrigins: settings.MCP_ORIGINS ?? [],
    stopSeconds: settings.STOP_SECONDS,
  };
}
