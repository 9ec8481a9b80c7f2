/**
 * The audit made each row into JSON once from here on; its functions stand in
 * server/database/definitions/audit.ts now.
 */
export async function up(): Promise<void> {}
