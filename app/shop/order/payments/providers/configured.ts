import { ameriabank } from "#app/shop/order/payments/providers/ameriabank.ts";
import type { CardProvider } from "#app/shop/order/payments/providers/types.ts";
import { stripe } from "#app/shop/order/payments/providers/stripe.ts";
import type { SettingName, Settings } from "#app/lib/settings.ts";

/** The settings that the providers are made from. */
export const cardSettings = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_BASE",
  "AMERIABANK_CLIENT_ID",
  "AMERIABANK_USERNAME",
  "AMERIABANK_PASSWORD",
  "AMERIABANK_BASE",
  "AMERIABANK_FIRST_ORDER",
] as const satisfies readonly SettingName[];

/**
 * The providers that are on, in the order of the customer's page: those whose keys are all there.
 * @param settings null while one of them is invalid, which /healthz reports: then all are off.
 */
export function cardProvidersOf(
  settings: Settings<(typeof cardSettings)[number]> | null,
): CardProvider[] {
  if (!settings) return [];
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const { AMERIABANK_CLIENT_ID: clientId, AMERIABANK_USERNAME: username } = settings;
  const { AMERIABANK_PASSWORD: password, AMERIABANK_BASE: base } = settings;
  const firstOrder = settings.AMERIABANK_FIRST_ORDER;
  return [
    ...(clientId && username && password
      ? [ameriabank({ clientId, username, password, base, firstOrder })]
      : []),
    ...(secretKey && webhookSecret ? [stripe({ secretKey, base: settings.STRIPE_API_BASE })] : []),
  ];
}
