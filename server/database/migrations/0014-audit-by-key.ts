/**
 * The audit looked up entries by their keys from here on; its functions stand in
 * server/database/definitions/audit.ts now.
 */
export async function up(): Promise<void> {}
