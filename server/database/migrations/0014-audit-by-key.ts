/**
 * From here on the audit looked up entries by their keys; its functions are now in
 * server/database/definitions/audit.ts.
 */
export async function up(): Promise<void> {}
