/* Made from openapi/ by `npm run generate`. Never edited by hand. */
export interface paths {
    "/user-resource/identity/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with the answer of the identity provider */
        post: operations["signInCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description While acting for somebody else: the owner of the account.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/user/privileges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the user is an administrator
         * @description The status alone decides: 403 means not an administrator; 404, 502 or any 2xx means administrator; any other
         *     status is an error (section 6 of account and billing).
         */
        get: operations["getUserPrivileges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the user's profile
         * @description Fails with `Failed to update details` (section 8 of account and billing).
         */
        patch: operations["updateUserProfile"];
        trace?: never;
    };
    "/user-resource/mfa/is_active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether multi-factor authentication is on */
        get: operations["getMfaStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/mfa/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to activate multi-factor authentication */
        post: operations["activateMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/mfa/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate multi-factor authentication
         * @deprecated
         */
        post: operations["deactivateMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/admin/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an administrator's token
         * @description For administrators only.
         */
        post: operations["createAdminToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the accounts shared with the user */
        get: operations["listAccessImpersonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/impersonation/{uuid}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept an invitation to act for somebody else */
        put: operations["acceptAccessImpersonation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/impersonation/{uuid}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to act for somebody else */
        post: operations["startAccessImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/token/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's API tokens */
        get: operations["listApiTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an API token
         * @description Fails with `Failed to create kong token` (section 8 of account and billing).
         */
        post: operations["createApiToken"];
        /**
         * Delete an API token
         * @description Programs that use it are refused from then on. Fails with `Failed to delete kong token` (section 8 of account and billing).
         */
        delete: operations["deleteApiToken"];
        options?: never;
        head?: never;
        /**
         * Change an API token
         * @description Fails with `Failed to update kong token` (section 8 of account and billing).
         */
        patch: operations["updateApiToken"];
        trace?: never;
    };
    "/user-resource/access_group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's access delegations */
        get: operations["listAccessDelegations"];
        put?: never;
        /**
         * Create an access delegation
         * @description Fails with `Failed to create access delegation group` (section 8 of account and billing).
         */
        post: operations["createAccessDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/access_group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an access delegation
         * @description Nobody acts in it any more. Fails with `Failed to delete access delegation` (section 8 of account and billing).
         */
        delete: operations["deleteAccessDelegation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/access_group/{delegation_id}/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user to an access delegation
         * @description Fails with `Failed to creating impersonation key` (section 8 of account and billing).
         */
        post: operations["createAccessDelegationImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/access_group/{delegation_id}/impersonation/{impersonation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation to an access delegation
         * @description Fails with `Failed to delete impersonation key` (section 8 of account and billing).
         */
        delete: operations["deleteAccessDelegationImpersonation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/ui/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the site configuration
         * @description Asked before sign-in; which site it is follows from the host. Clients keep it for a day (section 9 of account and billing).
         */
        get: operations["getUiConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the locations */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/vm_images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images for virtual machines
         * @description Versions that are not published are meant for administrators (section 6 of account and billing).
         */
        get: operations["listVmImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/payment/restriction_level_clear_topup_threshold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the top-up that lifts restrictions
         * @description For administrators only.
         */
        get: operations["getRestrictionClearThreshold"];
        /**
         * Set the top-up that lifts restrictions
         * @description For administrators only.
         */
        put: operations["setRestrictionClearThreshold"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/list/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current prices */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the billing accounts */
        get: operations["listBillingAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a billing account */
        put: operations["updateBillingAccount"];
        /** Create a billing account */
        post: operations["createBillingAccount"];
        /**
         * Delete a billing account
         * @description Refused while resources are billed to it or something is unpaid, and for the default one of several.
         */
        delete: operations["deleteBillingAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account/set_default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a billing account the default
         * @description Refused for one that is not active.
         */
        post: operations["setDefaultBillingAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account/{id}/campaign_activate/{campaign_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a campaign for a billing account
         * @description An unknown or used code fails with `Invalid campaign.` (section 8 of account and billing).
         */
        post: operations["activateCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account/{id}/recurring_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set automatic top-up */
        put: operations["setRecurringPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/low_balance_notice_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set when to warn of a low balance */
        put: operations["setLowBalanceNotice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charging/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the resources of a billing account have cost
         * @description The current period.
         */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/invoice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invoices of a billing account */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/invoice/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an invoice as PDF */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/pay_invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay with the primary payment method */
        post: operations["payInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/resource_billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charge a resource to another billing account */
        post: operations["setResourceBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/paypal/id_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the token that opens the vault */
        get: operations["getPaypalIdToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/paypal/setup_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Start to save a payment method in the vault */
        get: operations["getPaypalSetupToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/paypal/payment_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the payment method saved in the vault */
        get: operations["getPaypalPaymentToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payment methods */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a payment method */
        post: operations["createCard"];
        /** Delete a payment method */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card/set_primary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a payment method primary */
        put: operations["setPrimaryCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/apply_for_invoice_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to pay by invoice
         * @description Pending until an administrator approves or declines (section 4 of account and billing). Nothing more is made while an
         *     application is pending or approved.
         */
        post: operations["applyForInvoicePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card/prehook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare to save a card */
        post: operations["prehookCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a card */
        post: operations["verifyCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/credit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes of credit */
        get: operations["listCreditHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/link/save_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the link payment methods of a billing account */
        post: operations["saveLinkMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/link/send_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment with a link processor
         * @description Fails with `Payment channel not available` (section 8 of account and billing).
         */
        post: operations["sendLinkData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/link/process_result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the outcome of a payment by link */
        get: operations["getLinkResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/persistent_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the server remembers of a payment */
        get: operations["getPersistentData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/final_topup_amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a top-up costs in the end */
        get: operations["getFinalTopupAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/credit/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy credit with a saved payment method */
        post: operations["buyCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/credit/buy/posthook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a purchase of credit after its confirmation */
        post: operations["completeCreditPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parameters/vm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the fields of a new virtual machine may hold */
        get: operations["getVmParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a virtual machine */
        post: operations["createVm"];
        /** Delete a virtual machine with its disks, snapshots and backups */
        delete: operations["deleteVm"];
        options?: never;
        head?: never;
        /** Rename or resize a virtual machine */
        patch: operations["updateVm"];
        trace?: never;
    };
    "/{location}/user-resource/vm/list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /** List the virtual machines of a location */
        get: operations["listVms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/backup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch weekly backups of a virtual machine on or off
         * @description Switches to the opposite of what `backup` of the machine says.
         */
        post: operations["toggleVmBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/clone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone a virtual machine */
        post: operations["cloneVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rebuild a virtual machine from a snapshot or backup */
        post: operations["rebuildVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/replica": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a snapshot of a virtual machine */
        post: operations["createReplica"];
        /** Delete a snapshot or backup */
        delete: operations["deleteReplica"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/rescue_start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a virtual machine in rescue mode
         * @description Rescue mode lasts for this launch; a stop and start ends it.
         */
        post: operations["startRescue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/reinstall": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reinstall the operating system of a virtual machine */
        post: operations["reinstallVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a virtual machine */
        post: operations["startVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a virtual machine */
        post: operations["stopVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/storage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a disk to a virtual machine */
        post: operations["addDisk"];
        /** Delete a disk of a virtual machine */
        delete: operations["deleteDisk"];
        options?: never;
        head?: never;
        /** Grow a disk of a virtual machine */
        patch: operations["resizeDisk"];
        trace?: never;
    };
    "/{location}/user-resource/vm/user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the password of a virtual machine's user */
        patch: operations["setVmPassword"];
        trace?: never;
    };
    "/{location}/user-resource/host_pool/list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /** List the host pools of a location */
        get: operations["listHostPools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/virtual-machines/interfaces": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /** List the network interfaces of all virtual machines of a location */
        get: operations["listVmInterfaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/virtual-machines/{uuid}/interfaces": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
            };
            cookie?: never;
        };
        /** List the network interfaces of one virtual machine */
        get: operations["listInterfacesOfVm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/virtual-machines/{uuid}/interfaces/{if_uuid}/subinterfaces": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
                /**
                 * @description The interface to put the VLAN on.
                 * @example 2f7c9b1e-5d40-4a8e-9c63-7b1a0e4d2c58
                 */
                if_uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a VLAN to a network interface */
        post: operations["createSubinterface"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/virtual-machines/{uuid}/subinterfaces/{if_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
                /**
                 * @description The subinterface to delete.
                 * @example 2f7c9b1e-5d40-4a8e-9c63-7b1a0e4d2c58
                 */
                if_uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a VLAN from a network interface */
        delete: operations["deleteSubinterface"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/metal/leases": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /** List the bare-metal leases of a location */
        get: operations["listBareMetalLeases"];
        put?: never;
        /** Order a bare-metal machine */
        post: operations["createBareMetalLease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/metal/leases/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The bare-metal lease.
                 * @example c0d1e2f3-a4b5-4c6d-8e7f-90a1b2c3d4e5
                 */
                uuid: components["parameters"]["LeaseUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Release a bare-metal machine */
        delete: operations["deleteBareMetalLease"];
        options?: never;
        head?: never;
        /** Rename a bare-metal machine */
        patch: operations["updateBareMetalLease"];
        trace?: never;
    };
    "/{location}/metal/specs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /** List the bare-metal specs of a location */
        get: operations["listBareMetalSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metal/os": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the operating systems for bare-metal machines */
        get: operations["listBareMetalOs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/ip_addresses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /** List the IP addresses of a location */
        get: operations["listIpAddresses"];
        put?: never;
        /** Create an IP address */
        post: operations["createIpAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/ip_addresses/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself, IPv4 or IPv6.
                 * @example 185.14.96.21
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an IP address */
        delete: operations["deleteIpAddress"];
        options?: never;
        head?: never;
        /** Rename an IP address or move it to another billing account */
        patch: operations["updateIpAddress"];
        trace?: never;
    };
    "/{location}/network/ip_addresses/{address}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself, IPv4 or IPv6.
                 * @example 185.14.96.21
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign an IP address to a private address */
        post: operations["assignIpAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/ip_addresses/{address}/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself, IPv4 or IPv6.
                 * @example 185.14.96.21
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unassign an IP address */
        post: operations["unassignIpAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/networks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /** List the private networks of a location */
        get: operations["listNetworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/network": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a private network */
        post: operations["createNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/network/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The private network.
                 * @example 5a9d0c34-7e21-4f6b-b8a0-3c2d1e0f9a87
                 */
                uuid: components["parameters"]["NetworkUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a private network */
        delete: operations["deleteNetwork"];
        options?: never;
        head?: never;
        /** Rename a private network */
        patch: operations["updateNetwork"];
        trace?: never;
    };
    "/{location}/network/network/{uuid}/default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The private network.
                 * @example 5a9d0c34-7e21-4f6b-b8a0-3c2d1e0f9a87
                 */
                uuid: components["parameters"]["NetworkUuid"];
            };
            cookie?: never;
        };
        get?: never;
        /** Make a private network the default of its location */
        put: operations["setDefaultNetwork"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /** List the load balancers of a location */
        get: operations["listLoadBalancers"];
        put?: never;
        /** Create a load balancer */
        post: operations["createLoadBalancer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a load balancer */
        delete: operations["deleteLoadBalancer"];
        options?: never;
        head?: never;
        /** Rename a load balancer */
        patch: operations["updateLoadBalancer"];
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/billing_account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        get?: never;
        /** Move a load balancer to another billing account */
        put: operations["setLoadBalancerBillingAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/targets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a target to a load balancer */
        post: operations["addLoadBalancerTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/targets/{target_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
                /**
                 * @description The target's virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                target_uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a target from a load balancer */
        delete: operations["removeLoadBalancerTarget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/forwarding_rules": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a forwarding rule to a load balancer */
        post: operations["addForwardingRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/forwarding_rules/{rule_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
                /**
                 * @description The forwarding rule.
                 * @example 9b8a7c6d-5e4f-4a3b-9c2d-1e0f9a8b7c6d
                 */
                rule_uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a forwarding rule from a load balancer */
        delete: operations["removeForwardingRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/firewalls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /** List the firewalls of a location */
        get: operations["listFirewalls"];
        put?: never;
        /** Create a firewall */
        post: operations["createFirewall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/firewalls/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The firewall.
                 * @example d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        get?: never;
        /** Replace the name and rules of a firewall */
        put: operations["updateFirewall"];
        post?: never;
        /** Delete a firewall */
        delete: operations["deleteFirewall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/firewalls/{uuid}/vms": {
        parameters: {
            query: {
                /**
                 * @description The virtual machine the firewall is assigned to.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                vm_uuid: components["parameters"]["AssignedVmUuid"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The firewall.
                 * @example d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attach a firewall to a virtual machine */
        post: operations["assignFirewall"];
        /** Detach a firewall from a virtual machine */
        delete: operations["unassignFirewall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the managed services on offer */
        get: operations["listServiceConfigurations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the managed services of all locations */
        get: operations["listManagedServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a managed service */
        post: operations["createManagedService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a managed service with its data */
        delete: operations["deleteManagedService"];
        options?: never;
        head?: never;
        /** Rename a managed service */
        patch: operations["updateManagedService"];
        trace?: never;
    };
    "/{location}/user-resource/service/package/vm/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rebuild a machine of a managed service from a backup */
        post: operations["rebuildServiceVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}/resources/{target_uuid}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
                /**
                 * @description The resource inside the service; a virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                target_uuid: components["parameters"]["ServiceResourceUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a machine of a managed service */
        post: operations["startServiceResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}/resources/{target_uuid}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
                /**
                 * @description The resource inside the service; a virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                target_uuid: components["parameters"]["ServiceResourceUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a machine of a managed service */
        post: operations["stopServiceResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        /** Get what is secret and needed to use a managed service */
        get: operations["getServiceSecrets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}/whitelist_addresses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        /** List the addresses that may connect to a managed service */
        get: operations["listWhitelistAddresses"];
        put?: never;
        /** Let an address connect to a managed service */
        post: operations["addWhitelistAddress"];
        /** Remove an address from the whitelist of a managed service */
        delete: operations["removeWhitelistAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/bucket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a bucket */
        get: operations["getBucket"];
        /** Create a bucket */
        put: operations["createBucket"];
        post?: never;
        /** Delete a bucket with its objects */
        delete: operations["deleteBucket"];
        options?: never;
        head?: never;
        /** Move a bucket to another billing account */
        patch: operations["updateBucket"];
        trace?: never;
    };
    "/storage/bucket/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the buckets */
        get: operations["listBuckets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/bucket/cors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the web origins that may use a bucket
         * @description A browser sends the origin alone, so an entry is scheme, host and port; one `*` may stand in the host. From these
         *     origins every method of the S3 API is allowed.
         */
        put: operations["setBucketCors"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the user of the object storage */
        get: operations["getStorageUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/user/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the access keys */
        get: operations["listS3Keys"];
        put?: never;
        /** Create an access key */
        post: operations["createS3Key"];
        /** Delete an access key */
        delete: operations["deleteS3Key"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/api/s3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the address of the S3 API */
        get: operations["getS3Endpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/{uuid}/console": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the terminal of a virtual machine */
        post: operations["openVmConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/{uuid}/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
            };
            cookie?: never;
        };
        /** Get the measurements of a virtual machine */
        get: operations["getVmMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was done to the resources */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The parameters the identity provider came back with, from the query and the fragment, passed on unchanged.
         *     Which ones there are depends on the provider; others than those named are allowed.
         */
        IdentityCallbackParameters: {
            /** @description Access token of the implicit flow. */
            access_token?: string;
            /** @description Identity token (JWT) of the implicit flow. */
            id_token?: string;
            /** @description Kind of the access token, usually `Bearer`. */
            token_type?: string;
            /** @description Lifetime of the access token in seconds. */
            expires_in?: string;
            /** @description Scopes that were granted. */
            scope?: string;
            /** @description Authorization code of the code flow. */
            code?: string;
            /** @description PKCE verifier that belongs to the code. */
            code_verifier?: string;
            /**
             * Format: uri
             * @description Address the provider came back to.
             */
            redirect_uri?: string;
            /** @description State the sign-in was started with. */
            state?: string;
            /** @description Referral code the visitor arrived with. */
            referral_code?: string;
        } & {
            [key: string]: string;
        };
        /** @description What the user tells about themselves (section 3 of account and billing). */
        UserProfile: {
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description National identification number. */
            personal_id_number?: string | null;
            /** @description Phone number, in international form. */
            phone_number?: string | null;
            /** @description Language of the console and of messages, 2 or 3 letters (ISO 639). */
            lang?: string | null;
            /**
             * Format: uri-reference
             * @description Address of the user's picture.
             */
            avatar?: string | null;
            /**
             * Format: email
             * @description Email address known to the identity provider.
             */
            email?: string | null;
        };
        /** @description A person who signs in (section 3 of account and billing). */
        User: {
            /** @description Identifier of the user. */
            id: number;
            /** @description Name the user signs in with, usually the email address. */
            name: string;
            profile_data: components["schemas"]["UserProfile"];
            /** @description The user's own API key. A secret: never shown unasked, never logged. */
            kong_key?: string;
            /** @description Hash that proves the user's identity to the chat provider; null where chat needs none. */
            intercom_user_hash?: string | null;
        };
        /** @description The outcome of a sign-in. */
        SignInResult: {
            /** @description API key for every further call. A secret: never logged. */
            apikey: string;
            user?: components["schemas"]["User"];
        };
        /** @description The usual refusal, its text in `message` (section 8 of account and billing). */
        GeneralError: {
            /** @description What went wrong, ready to be shown. */
            message: string;
            /** @description Identifier under which the provider logged this answer. */
            correlation_id?: string;
        };
        /** @description The API key or token is missing, wrong or expired (section 8 of account and billing). */
        CredentialsError: {
            /** @description What is wrong with the credentials. */
            message: string;
            /** @description Machine-readable reason, for example `invalid_apikey`. */
            code?: string;
        };
        /** @description A refusal whose text is in `errors.Error` (section 8 of account and billing). */
        StandardError: {
            /** @description The errors, by kind. */
            errors: {
                /** @description What went wrong, ready to be shown. */
                Error: string;
            };
            /** @description Identifier under which the provider logged this answer. */
            correlation_id?: string;
        };
        /** @description An unhandled failure of the server; carries a stack trace (section 8 of account and billing). */
        ServerError: {
            /** @description What went wrong. */
            message?: string;
            /** @description Stack trace of the server. Never shown to a customer. */
            stack: string;
            /** @description Identifier under which the provider logged this answer. */
            correlation_id?: string;
        };
        /** @description The profile fields to change; a field left out stays as it is. */
        UpdateUserProfileRequest: {
            /** @description Given name. */
            first_name?: string;
            /** @description Family name. */
            last_name?: string;
            /** @description National identification number. */
            personal_id_number?: string;
            /** @description Phone number, in international form. */
            phone_number?: string;
            /** @description Language, 2 or 3 letters (ISO 639), or empty. */
            lang?: string;
        };
        /** @description Whether multi-factor authentication is on. */
        MfaStatus: {
            /** @description Whether sign-in asks for a second factor; absent where that is not known. */
            is_active?: boolean;
        };
        /** @description A started activation of multi-factor authentication. */
        MfaActivation: {
            /**
             * Format: uri
             * @description Page of the identity provider where a device is enrolled; null where the link is sent by email.
             */
            enrollment_url?: string | null;
        };
        /** @description A token that carries an administrator's privileges. */
        AdminToken: {
            /** @description The token, used as the API key. A secret: never logged. */
            token: string;
        };
        /**
         * Format: uuid
         * @description Identifier of a resource.
         */
        Uuid: string;
        /**
         * @description A point in time: `YYYY-MM-DD HH:MM:SS` (UTC), with `Z`, with a fraction of one to nine digits, with an offset, whose
         *     minutes may be left out, unix seconds or milliseconds, or `YYYY-MM` (section 3 of account and billing).
         * @example 2026-03-14 09:26:53
         */
        Timestamp: string | number;
        /** @description An invitation as the invited user sees it, "shared with me" (section 3 of account and billing). */
        AccessImpersonation: {
            /** @description Identifier of the invitation. */
            uuid: components["schemas"]["Uuid"];
            /**
             * Format: email
             * @description Email address of the user whose account is shared.
             */
            access_owner: string;
            /** @description The one billing account that is shared; null or absent if all are. */
            billing_account_name?: string | null;
            /** @description Whether the invitation is accepted. */
            is_accepted: boolean;
            /** @description When it was accepted; null or absent while pending. */
            accepted_at?: components["schemas"]["Timestamp"] | null;
            /** @description When the invitation was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When a temporary share ends; null or missing if it lasts until it is removed. */
            expires_at?: components["schemas"]["Timestamp"] | null;
        };
        /** @description What is needed to act for somebody else. */
        ImpersonationToken: {
            /** @description Sent instead of the API key while acting for the owner. A secret: never logged. */
            token: string;
        };
        /** @description Identifier of a billing account. */
        BillingAccountId: number;
        /** @description A key by which programs call the API (section 3 of account and billing). */
        ApiToken: {
            /** @description Identifier of the token. */
            id: number;
            /** @description Billing account that resources created with the token are billed to. */
            billing_account_id: components["schemas"]["BillingAccountId"];
            /**
             * Format: uuid
             * @description Identifier of the token's owner at the API gateway.
             */
            consumer_id: string;
            /**
             * Format: uuid
             * @description Identifier of the token at the API gateway.
             */
            kong_id: string;
            /** @description What the token is for. */
            description: string;
            /** @description Whether the token reaches only the resources of its billing account. */
            restricted?: boolean;
            /** @description The key itself. A secret: never logged. */
            token: string;
            /** @description When the token was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the token was last changed; null or absent if never. */
            updated_at?: components["schemas"]["Timestamp"] | null;
            /** @description User the token belongs to. */
            user_id: number;
            /** @description User who created it while acting for the owner; null or absent if the owner did. */
            acting_user_id?: number | null;
        };
        /** @description A token to create. */
        CreateApiTokenRequest: {
            /** @description Billing account the token bills to. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description What the token is for. */
            description: string;
            /**
             * @description Whether the token reaches only its billing account. `1`, `0` and empty are read as well.
             * @default false
             */
            restricted?: boolean;
        };
        /** @description The token to delete. */
        DeleteApiTokenRequest: {
            /** @description Token to delete. */
            token_id: number;
        };
        /** @description Says that a deletion took place. */
        Success: {
            /** @description Whether it took place. */
            success: boolean;
        };
        /** @description What to change about a token; a field left out stays as it is. */
        UpdateApiTokenRequest: {
            /** @description Token to change. */
            token_id: number;
            /** @description What the token is for. */
            description?: string;
            /** @description Billing account the token bills to. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description Whether the token reaches only its billing account. `1`, `0` and empty are read as well. */
            restricted?: boolean;
        };
        /** @description An invitation as its owner sees it. Pending until the grantee accepts (sections 3 and 4 of account and billing). */
        AccessDelegationImpersonation: {
            /** @description Identifier of the invitation. */
            uuid: components["schemas"]["Uuid"];
            /** @description User who was invited; null or absent until known. */
            grantee_id?: number | null;
            /**
             * Format: email
             * @description Email address that was invited.
             */
            grantee_username: string;
            /** @description Whether the invitation is accepted. */
            is_accepted: boolean;
            /** @description When it was accepted; null or absent while pending. */
            accepted_at?: components["schemas"]["Timestamp"] | null;
            /** @description When the invitation was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When a temporary share ends; null or missing if it lasts until it is removed. */
            expires_at?: components["schemas"]["Timestamp"] | null;
        };
        /** @description An access group. Other users, invited by email, may act in it as the owner (section 3 of account and billing). */
        AccessDelegation: {
            /** @description Identifier of the access delegation. */
            id: number;
            /** @description The one billing account it is restricted to; null or absent if it is global. */
            billing_account_id?: number | null;
            /** @description Users invited to act as the owner. */
            impersonations: components["schemas"]["AccessDelegationImpersonation"][];
            /** @description Name of the access delegation. */
            name: string;
            /** @description User whose account is shared. */
            owner_id: number;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was last changed; null or absent if never. */
            updated_at?: components["schemas"]["Timestamp"] | null;
        };
        /** @description An access delegation to create. */
        CreateAccessDelegationRequest: {
            /** @description The one billing account to restrict it to; left out for all of them. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description Name of the access delegation. */
            name: string;
        };
        /** @description The user to invite. */
        CreateAccessDelegationImpersonationRequest: {
            /**
             * Format: email
             * @description Email address to invite.
             */
            grantee_username: string;
            /** @description When the share ends; left out for one that lasts until it is removed. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description A currency in which prices may be shown. */
        DisplayCurrency: {
            /** @description Code of the currency (ISO 4217). */
            code: string;
            /** @description Name of the currency. */
            title: string;
            /** @description What one unit of the site currency is worth in this one. */
            rate: number;
        };
        /** @description A data center (section 3 of account and billing and section 3 of infrastructure). */
        Location: {
            /** @description Short name used in paths, for example `tll`. */
            slug: string;
            /** @description Name shown to the customer. */
            display_name: string;
            /** @description Remark about the location; null if none. */
            description?: string | null;
            /** @description Country, 3 letters (ISO 3166-1 alpha-3). */
            country_code: string;
            /** @description Place in lists, lowest first. */
            order_nr: number;
            /** @description Whether new resources go here unless chosen otherwise. */
            is_default: boolean;
            /** @description Whether the provider recommends it. */
            is_preferred: boolean;
            /** @description Whether customers see it. */
            is_published: boolean;
            /** @description Whether nothing new can be created here. */
            create_resource_disabled: boolean;
            /** @description Whether its networks run on MikroTik routers. */
            mikrotik?: boolean;
        };
        /** @description Which kinds of resources the site offers. An absent flag is off. */
        FeatureFlags: {
            /** @description Virtual machines. */
            vms?: boolean;
            /** @description App catalog for virtual machines. */
            vmApps?: boolean;
            /** @description Floating IP addresses. */
            ips?: boolean;
            /** @description Private networks (VPC). */
            privateNetworks?: boolean;
            /** @description Load balancers. */
            loadBalancer?: boolean;
            /** @description Firewalls. */
            firewall?: boolean;
            /** @description Object storage. */
            storage?: boolean;
            /** @description Managed services. */
            services?: boolean;
            /** @description Managed Kubernetes; requires `services`. */
            kubernetes?: boolean;
            /** @description Bare-metal machines. */
            bareMetal?: boolean;
            /** @description Console of a virtual machine. An extension of Livery. */
            vmConsole?: boolean;
            /** @description Metrics of a virtual machine. An extension of Livery. */
            vmMetrics?: boolean;
            /** @description Event log. An extension of Livery. */
            eventLog?: boolean;
        };
        /** @description Who signs users in. `fake`, `apiKeyOnly`, and none at all, ask for an API key instead. */
        IdentityProvider: {
            /** @description Kind of provider: embedded (auth0), redirect with PKCE (oidc), none but a pasted key (any other). */
            kind: "auth0" | "oidc" | "fake" | "apiKeyOnly" | (string & {});
            /** @description Host name of the provider, reached over HTTPS, or its whole address; null where there is none. */
            domain?: string | null;
            /** @description The site's client identifier at the provider; null where there is none. */
            client_id?: string | null;
            /** @description Name of the provider's username and password connection; null for its usual one. */
            connection?: string | null;
            /** @description Connections with a sign-in button of their own, for example `google`. */
            social_connections?: string[];
        };
        /** @description Credits of the referral program. */
        ReferralCreditAmounts: {
            /** @description Credit for who was referred, in the site currency. */
            receiver_credit: number;
            /** @description Credit for who referred them, in the site currency. */
            promoter_credit: number;
            /** @description What must be topped up before the credits are given, in the site currency. */
            referral_credit_receiver_precondition_topup_sum: number;
        };
        /** @description What a limited billing account may use. */
        LimitedBillingAccountConfig: {
            /** @description Number of virtual CPUs. */
            vcpu: number;
            /** @description Memory in MB. */
            ram_mb: number;
        };
        /**
         * @description A virtual machine size offered ready-made. `default_os_list` and `disabled_os_list` are inside `os_list` and share
         *     nothing (section 5 of infrastructure).
         */
        PredefinedPackage: {
            /** @description Number of virtual CPUs. */
            cpu: number;
            /** @description Memory in MB. */
            ram: number;
            /** @description Disk size in GB. */
            ssd: number;
            /** @description Operating systems for which this package is chosen at first. */
            default_os_list: string[];
            /** @description Operating systems the package is meant for. */
            os_list: string[];
            /** @description Operating systems for which the package is shown but cannot be chosen. */
            disabled_os_list: string[];
            /** @description Remark shown with the package; null if none. */
            notice?: string | null;
        };
        /**
         * @description Keyword of a payment processor; cards, the vault and invoices first, then the links (section 9 of account and billing).
         * @enum {string}
         */
        PaymentProcessorKeyword: "omise_creditcard" | "stripe_creditcard" | "paypal_vault" | "invoice" | "stripe" | "stripe_wallet" | "omise" | "duitku" | "sslcommerz" | "adyen" | "clictopay" | "coingate" | "razorpay";
        /** @description Fee on top of a payment: the flat rate plus the percentage of the amount. */
        ServiceFee: {
            /** @description Fixed part, in the site currency. */
            flat_rate: number;
            /** @description Part that grows with the amount, in percent. */
            percentage: number;
        };
        /** @description The processor charges in another currency than the site's. */
        ChargeCurrencyConversion: {
            /** @description Currency that is charged (ISO 4217). */
            to_currency: string;
        };
        /** @description A method within a processor, for example one bank. */
        PaymentProcessorMethod: {
            /** @description Identifier of the method at the processor. */
            key: string;
            /** @description Name shown to the customer. */
            name: string;
        };
        /** @description A way to pay (section 3 of account and billing). */
        PaymentProcessor: {
            /**
             * @description A saved card, a payment started anew each time, or an invoice.
             * @enum {string}
             */
            type: "creditcard" | "link" | "invoice";
            /** @description Name shown to the customer. */
            name: string;
            keyword: components["schemas"]["PaymentProcessorKeyword"];
            /** @description Key for the vendor's code in the browser; null if it needs none. */
            public_key?: string | null;
            /** @description Amount charged and returned to verify a card, in the site currency; null if none. */
            verification_amount?: number | null;
            /** @description Whether a card is verified by 3-D Secure. */
            use_3ds_verification?: boolean;
            /**
             * @description Whether automatic top-up works; yes unless stated otherwise.
             * @default true
             */
            supports_auto_topup?: boolean;
            /** @description Whether the card form asks for a postal code. */
            show_postalcode_input?: boolean;
            /** @description Fee on top of each payment; null if none. */
            service_fee?: components["schemas"]["ServiceFee"] | null;
            /** @description Conversion before charging; null if the site currency is charged. */
            charge_currency_conversion?: components["schemas"]["ChargeCurrencyConversion"] | null;
            /** @description Methods to choose from within the processor. */
            methods?: components["schemas"]["PaymentProcessorMethod"][];
        };
        /**
         * @description Name of a billing account field the customer may edit (section 3 of account and billing).
         * @enum {string}
         */
        BillingAccountFieldName: "address_line1" | "address_line2" | "city" | "company_name" | "company_reg_code" | "company_vat_number" | "country" | "county" | "customer_id_number" | "customer_name" | "customer_phone" | "email" | "post_index" | "referral_code" | "title" | "document" | "document_name" | "integration_id" | "lang";
        /** @description How the billing account form treats one field. */
        BillingAccountFieldSetting: {
            field: components["schemas"]["BillingAccountFieldName"];
            /** @description Whether the field must be filled in. */
            required: boolean;
            /** @description Whether the field is shown. */
            visible: boolean;
        };
        /** @description Where errors of the console are reported to, by Sentry's protocol. */
        ErrorReportingConfig: {
            /**
             * Format: uri
             * @description Address of the project (DSN), with its public key.
             */
            dsn: string;
            /** @description Name of the installation, for example `production`. */
            environment?: string;
        };
        /** @description What counts the visits of screens. */
        AnalyticsConfig: {
            /** @description Analytics provider. */
            kind: "google" | (string & {});
            /** @description Identifier of the site at the provider, for example `G-XXXXXXXXXX`. */
            measurement_id: string;
        };
        /** @description The chat widget and the identifiers its provider asks for; each kind uses its own. */
        ChatConfig: {
            /** @description Chat provider. */
            kind: "intercom" | "crisp" | "tawk" | "qiscus" | "askly" | "pipedrive" | (string & {});
            /** @description App id (intercom, qiscus). */
            app_id?: string;
            /** @description Channel id (qiscus). */
            channel_id?: string;
            /** @description Client key (askly). */
            client_key?: string;
            /** @description Website id (crisp). */
            website_id?: string;
            /** @description Bot id, where the provider has bots. */
            bot_id?: string;
            /** @description Company id (pipedrive). */
            company_id?: string;
            /**
             * Format: uuid
             * @description Playbook uuid (pipedrive).
             */
            playbook_uuid?: string;
            /** @description Widget id (tawk). */
            widget_id?: string;
            /** @description Property id (tawk). */
            property_id?: string;
        };
        /** @description A certificate shown as a badge. */
        IsoCertificate: {
            /**
             * Format: uri-reference
             * @description Page or file the badge links to.
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Picture of the badge.
             */
            image: string;
        };
        /** @description A script the theme adds to the page. */
        ThemeScript: {
            /**
             * Format: uri-reference
             * @description Address of the script: https, or a path of the site itself.
             */
            src: string;
            /** @description Whether the page waits until the script has run. */
            waitForLoad: boolean;
        };
        /** @description How one site is set up. Amounts are in the site currency unless said otherwise (section 3 of account and billing). */
        SiteConfig: {
            /** @description Name of the site, as in page titles. */
            siteName: string;
            /** @description Name of the theme, for example `default` or `metal`. */
            siteTheme: string;
            /** @description Country of the provider, 2 letters (ISO 3166-1). */
            siteCountry: string;
            /** @description Language a new visitor gets (BCP 47), for example `en` or `et`. */
            siteLocale: string;
            /** @description Currency of accounts and prices (ISO 4217). */
            siteCurrency: string;
            /** @description Currencies in which prices may be shown. */
            displayCurrencies: components["schemas"]["DisplayCurrency"][];
            /** @description Locations of the site. */
            locations: components["schemas"]["Location"][];
            features: components["schemas"]["FeatureFlags"];
            identityProvider?: components["schemas"]["IdentityProvider"];
            /** @description Whether users may turn on multi-factor authentication. */
            mfaAvailable: boolean;
            /** @description Whether automatic top-up is offered. */
            recurringPaymentsEnabled: boolean;
            /** @description Credit given with the first billing account, in the site currency; null if none. */
            firstAccountCredit?: number | null;
            /** @description Whether there is a referral program. */
            referralCodeEnabled: boolean;
            /** @description Credits of the referral program; null if there is none. */
            referralCreditAmounts?: components["schemas"]["ReferralCreditAmounts"] | null;
            /** @description What a limited billing account may use; null if nothing is set. */
            limitedBillingAccountConfig?: components["schemas"]["LimitedBillingAccountConfig"] | null;
            /** @description Smallest top-up, in the site currency. */
            minimumTopupAmount: number;
            /** @description Whether a new billing account may go below zero. */
            allowDebt: boolean;
            /** @description Whether an administrator validates each new billing account. */
            manualBillingAccountValidation: boolean;
            /** @description Virtual machine sizes offered ready-made. */
            predefinedPackages: components["schemas"]["PredefinedPackage"][];
            /** @description Ways to pay. */
            paymentProcessors: components["schemas"]["PaymentProcessor"][];
            /** @description Which fields the billing account form shows and asks for. */
            billingAccountFields: components["schemas"]["BillingAccountFieldSetting"][];
            /** @description Largest file that may be uploaded to a bucket, in MB; null or missing if only the storage limits it. */
            maxUploadSizeMb?: number | null;
            /** @description Domains of the email addresses of the site's own staff; analytics are off for them. */
            staffEmailDomains?: string[];
            /** @description Where errors of the console are reported to; null or missing if nowhere. */
            errorReporting?: components["schemas"]["ErrorReportingConfig"] | null;
            /** @description What counts the visits of screens; null or missing if nothing does. */
            analytics?: components["schemas"]["AnalyticsConfig"] | null;
            /** @description The chat widget; null if there is none. */
            chat?: components["schemas"]["ChatConfig"] | null;
            /** @description Weekday and time (UTC) of the weekly backup, for example `Wednesday 02:00`; null if not told. */
            backupTime?: string | null;
            /**
             * Format: uri
             * @description Terms of service; null hides the link.
             */
            termsUrl?: string | null;
            /** @description Whether a bucket's name goes into the path of its address instead of the host. */
            s3ForcePathStyle: boolean;
            /**
             * Format: email
             * @description Where customers ask for help.
             */
            supportEmail: string;
            /**
             * Format: email
             * @description Where customers ask about bills.
             */
            billingEmail: string;
            /**
             * Format: uri
             * @description Documentation of the API; null hides the link.
             */
            apiDocUrl?: string | null;
            /** @description Title of the login screen; null for the theme's own. */
            loginTitle?: string | null;
            /** @description Subtitle of the login screen; null for the theme's own. */
            loginSubtitle?: string | null;
            /**
             * Format: uri-reference
             * @description Image of the login screen's intro panel; null for the theme's own.
             */
            loginIntro?: string | null;
            /**
             * Format: uri-reference
             * @description Logo of the site; null for the theme's own.
             */
            logo?: string | null;
            /** @description Remark about tax beside prices, for example `excl. VAT`. */
            vatText?: string | null;
            /** @description Certificates shown as badges. */
            isoCertificates: components["schemas"]["IsoCertificate"][];
            /** @description Scripts the theme adds to the page. */
            themeScripts: components["schemas"]["ThemeScript"][];
        };
        /** @description One version of an image. */
        VmImageVersion: {
            /** @description Identifier used when creating, for example `24.04`. */
            os_version: string;
            /** @description Name shown to the customer. */
            display_name: string;
            /** @description Whether customers see it; others than administrators see only published ones. */
            published: boolean;
        };
        /** @description What an app is for. Others than these may come. */
        AppCategory: "websites" | "development" | "collaboration" | "monitoring" | "storage" | "databases" | (string & {});
        /** @description An operating system or app that a virtual machine can be made from (section 3 of infrastructure). */
        VmImage: {
            /** @description Identifier used when creating, for example `ubuntu`. */
            os_name: string;
            /** @description Name shown to the customer. */
            display_name: string;
            /** @description Versions to choose from. An image none of whose versions a user may see is hidden (section 4 of infrastructure). */
            versions: components["schemas"]["VmImageVersion"][];
            /**
             * Format: uri-reference
             * @description Address of the icon; null if there is none.
             */
            icon?: string | null;
            /** @description Whether it is chosen at first. */
            is_default: boolean;
            /** @description Whether it is an app of the app catalog. */
            is_app_catalog: boolean;
            /** @description Place in lists, lowest first. */
            ui_position: number;
            /** @description What an app is for; may be missing. */
            category?: components["schemas"]["AppCategory"];
            /** @description What an app does, in a sentence; may be missing. */
            description?: string;
        };
        /** @description The top-up that lifts the restrictions of a billing account. */
        RestrictionClearThreshold: {
            /** @description Smallest top-up that lifts restrictions, in the site currency. */
            threshold: number;
        };
        /** @description What is priced (section 9 of infrastructure). */
        ResourceType: "CPU" | "RAM" | "STORAGE" | "BLOCK_STORAGE" | "BLOCK_STORAGE_BACKUP" | "BLOCK_STORAGE_SNAPSHOT" | "WINDOWS_LICENSE" | "OBJECT_STORAGE" | "UNASSIGNED_FLOATING_IP" | "ASSIGNED_FLOATING_IP" | "LOAD_BALANCER" | "BARE_METAL_SERVER" | (string & {});
        /** @description The prices that hold for the whole quantity from a number of units on. */
        PriceTier: {
            /** @description Number of units (CPUs, gigabytes) from which the tier holds. */
            from: number;
            /** @description Price of one unit for one hour. */
            price_per_unit: number;
            /** @description Price of one unit for one month. */
            monthly_price_per_unit: number;
        };
        /** @description The price of one kind of resource in the currency it is listed under, without tax (section 3 of infrastructure). */
        ResourcePrice: {
            resource_type: components["schemas"]["ResourceType"];
            /** @description Name of what is priced; for a bare-metal server the title of its spec. */
            description?: string;
            /** @description What one unit is, for example `CPU` or `GB`. */
            unit?: string;
            /** @description Price of one unit for one hour. */
            price_per_unit: number;
            /** @description Price of one unit for one month. */
            monthly_price_per_unit: number;
            /** @description Other prices from a number of units on, ascending; empty if the price is always the same. */
            tiers: components["schemas"]["PriceTier"][];
        };
        /** @description Prices in one location by host pool; the key is `default` or the uuid of the pool. */
        LocationPricing: {
            [key: string]: components["schemas"]["ResourcePrice"][];
        };
        /** @description Prices in one currency by location slug. */
        CurrencyPricing: {
            [key: string]: components["schemas"]["LocationPricing"];
        };
        /** @description Current prices by currency code (ISO 4217). */
        Pricing: {
            [key: string]: components["schemas"]["CurrencyPricing"];
        };
        /** @description State of a billing account (section 4 of account and billing). */
        BillingAccountStatus: "ACTIVE" | "SUSPENDED" | "PENDING_VALIDATION" | (string & {});
        /** @description How far a billing account is restricted (section 4 of account and billing). */
        RestrictionLevel: "CLEAR" | "LIMITED" | "FROZEN" | "TERMINATED" | (string & {});
        /** @description The processor that keeps a payment method. */
        CardProcessor: {
            /** @description Identifier of the processor. */
            id: number;
            /** @description Whether the processor can be used now. */
            is_active: boolean;
            keyword: components["schemas"]["PaymentProcessorKeyword"];
        };
        /** @description What is known about a card. */
        CardAdditionalData: {
            /** @description Kind of card (section 9 of account and billing); null if unknown. */
            card_type?: "visa" | "mastercard" | "discover" | "amex" | "jcb" | "by_invoice" | "mock_card" | (string & {}) | null;
            /** @description Last four digits of the number. */
            last4?: string | null;
            /** @description Brand as the processor names it. */
            brand?: string | null;
            /** @description Month of expiry, 1 to 12. */
            expiry_month?: number | null;
            /** @description Year of expiry, four digits. */
            expiry_year?: number | null;
            /** @description Name on the card. */
            card_holder?: string | null;
        };
        /**
         * @description A saved payment method. Payment by invoice is one too, of type `paying_by_invoice`: pending while
         *     `is_verification_pending`, active once `is_verified`, else declined (sections 3 and 4 of account and billing).
         */
        Card: {
            /** @description Identifier of the payment method, `payment_object_id` in calls. */
            id: number;
            /** @description Billing account it pays for. */
            billing_account_id: components["schemas"]["BillingAccountId"];
            /** @description Kind of payment method. */
            type?: "creditcard" | "paying_by_invoice" | (string & {});
            /** @description Identifier of the payment method at its processor. */
            identifier?: string | null;
            /** @description Whether it is charged first. */
            is_primary: boolean;
            /** @description Whether it may be charged. */
            is_verified: boolean;
            /** @description Whether its verification is under way. */
            is_verification_pending: boolean;
            /** @description Whether it is deleted. */
            is_deleted: boolean;
            /** @description Month after which it is expired; null if it does not expire. */
            valid_thru?: components["schemas"]["Timestamp"] | null;
            processor: components["schemas"]["CardProcessor"];
            additional_data: components["schemas"]["CardAdditionalData"];
        };
        /** @description Where a billing account stands in the current period. */
        RunningTotals: {
            /** @description Credit, in the site currency. */
            credit_amount: number;
            /** @description Credit left after the total, in the site currency. */
            credit_available: number;
            /** @description Discount, in the site currency. */
            discount_amount: number;
            /** @description Costs not invoiced yet, in the site currency. */
            ongoing: number;
            /** @description Costs before discount and tax, in the site currency. */
            subtotal: number;
            /** @description Costs after discount, before tax, in the site currency. */
            total_before_tax: number;
            /** @description Costs with tax, in the site currency. */
            total: number;
            /** @description Tax, in the site currency. */
            vat_tax: number;
        };
        /** @description When to warn of a low balance. */
        LowBalanceNoticeSettings: {
            /** @description Credit below which a notice is sent, in the site currency. */
            threshold: number;
            /** @description Whether notices are sent. */
            is_enabled: boolean;
        };
        /** @description A credit the customer can still get. */
        EligiblePromotion: {
            /** @description Kind of promotion. */
            credit_type: "first_free" | "referral_receiver" | "signup_campaign" | (string & {});
            /** @description Credit it gives, in the site currency. */
            amount: number;
            /** @description What must be topped up first, in the site currency; null if nothing. */
            top_up_requirement?: number | null;
            /** @description What has been topped up since the customer has it, in the site currency. */
            top_up_done?: number | null;
        };
        /** @description A link payment method saved for a billing account (section 3 of account and billing). */
        LinkPaymentMethod: {
            /** @description Identifier of the link payment method. */
            link_payment_method_id: string;
            /** @description Identifier of the method at its processor, `key` of its `methods`. */
            processor_payment_method_id: string;
        };
        /** @description Further data of a billing account. */
        BillingAdditionalData: {
            /** @description Link payment methods saved for it. */
            link_methods?: components["schemas"]["LinkPaymentMethod"][];
        };
        /** @description What resources are billed to (section 3 of account and billing). */
        BillingAccount: {
            id: components["schemas"]["BillingAccountId"];
            /** @description Name the customer gave it. */
            title: string;
            /** @description Site the billing account belongs to. */
            site: string;
            /**
             * Format: email
             * @description Where invoices and notices go.
             */
            email?: string | null;
            status: components["schemas"]["BillingAccountStatus"];
            /** @description Whether resources can be billed to it. */
            is_active: boolean;
            /** @description Whether new resources are billed to it unless chosen otherwise. */
            is_default: boolean;
            /** @description Whether it is deleted. */
            is_deleted: boolean;
            /** @description Whether its credit may go below zero. */
            allow_debt: boolean;
            /** @description Whether it has credit or a verified payment method. */
            can_pay: boolean;
            /** @description Credit, in the site currency. */
            credit_amount: number;
            /** @description Discount in percent. */
            discount_percentage: number;
            /** @description Value-added tax in percent. */
            vat_percentage: number;
            /** @description Credit left after ongoing costs, as last computed, in the site currency. */
            precalc_credit_amount?: number | null;
            /** @description Days below zero, as last computed. */
            precalc_days_in_debt?: number | null;
            /** @description Costs of the current period, as last computed, in the site currency. */
            precalc_ongoing?: number | null;
            /** @description Sum of unpaid invoices, in the site currency. */
            unpaid_amount: number;
            /** @description What an automatic top-up adds, in the site currency; null while not set. */
            recurring_payment_amount?: number | null;
            /** @description Credit below which an automatic top-up runs, in the site currency; null while not set. */
            recurring_payment_threshold?: number | null;
            /** @description Whether automatic top-up is on. */
            is_recurring_payment_enabled: boolean;
            /** @description Whether it is paid by invoice, after approval. */
            paying_by_invoice: boolean;
            /** @description Whether invoices are sent by email. */
            send_invoice_email: boolean;
            restriction_level: components["schemas"]["RestrictionLevel"];
            /** @description Referral code it was opened with; null if none. */
            referral_code?: string | null;
            /** @description Referral code to share with others; null if none. */
            referral_share_code?: string | null;
            /** @description Reseller it belongs to; null if none. */
            reseller?: string | null;
            /** @description User who owns it. */
            user_id: number;
            /** @description Payment method that is charged first; null if there is none. */
            primary_card?: components["schemas"]["Card"] | null;
            running_totals: components["schemas"]["RunningTotals"];
            /** @description When to warn of a low balance; null while never set. */
            low_balance_notice_settings?: components["schemas"]["LowBalanceNoticeSettings"] | null;
            /** @description Credits the customer can still get. */
            eligible_promotions: components["schemas"]["EligiblePromotion"][];
            /** @description Why it is suspended; null if it is not. */
            suspend_reason?: string | null;
            /** @description Document handed in for validation, base64. */
            document?: string | null;
            /** @description File name of the document. */
            document_name?: string | null;
            /** @description Street and house number. */
            address_line1?: string | null;
            /** @description Second line of the address. */
            address_line2?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description Name of the company; null for a person. */
            company_name?: string | null;
            /** @description Registration code of the company. */
            company_reg_code?: string | null;
            /** @description VAT number of the company. */
            company_vat_number?: string | null;
            /** @description Country, 2 letters (ISO 3166-1). */
            country?: string | null;
            /** @description County, state or province. */
            county?: string | null;
            /** @description National identification number of the customer. */
            customer_id_number?: string | null;
            /** @description Name of the customer. */
            customer_name?: string | null;
            /** @description Phone number of the customer, in international form. */
            customer_phone?: string | null;
            /** @description Language of invoices and notices, 2 or 3 letters (ISO 639), or empty. */
            lang?: string | null;
            /** @description Postal code. */
            post_index?: string | null;
            /** @description Identifier of the customer in another system of the reseller. */
            integration_id?: string | null;
            additional_data?: components["schemas"]["BillingAdditionalData"];
        };
        /**
         * @description The fields of a billing account a customer may edit; a field left out stays as it is. Which must be filled in is
         *     set by `billingAccountFields` of the site configuration (section 5 of account and billing).
         */
        BillingAccountFields: {
            /** @description Street and house number. */
            address_line1?: string;
            /** @description Second line of the address. */
            address_line2?: string;
            /** @description City. */
            city?: string;
            /** @description Name of the company. */
            company_name?: string;
            /** @description Registration code of the company. */
            company_reg_code?: string;
            /** @description VAT number of the company. */
            company_vat_number?: string;
            /** @description Country, 2 letters (ISO 3166-1). One that is set can be replaced only (section 5). */
            country?: string;
            /** @description County, state or province. */
            county?: string;
            /** @description National identification number of the customer. */
            customer_id_number?: string;
            /** @description Name of the customer. */
            customer_name?: string;
            /** @description Phone number of the customer, in international form. */
            customer_phone?: string;
            /** @description Where invoices and notices go, or empty. */
            email?: string;
            /** @description Postal code. */
            post_index?: string;
            /** @description Referral code of who recommended the site. */
            referral_code?: string;
            /** @description Name of the billing account. */
            title?: string;
            /** @description Document for validation, base64. */
            document?: string;
            /** @description File name of the document. */
            document_name?: string;
            /** @description Identifier of the customer in another system of the reseller. */
            integration_id?: string;
            /** @description Language, 2 or 3 letters (ISO 639), or empty. */
            lang?: string;
        };
        /** @description A billing account to create. Title and site are always asked for (section 5 of account and billing). */
        CreateBillingAccountRequest: {
            /** @description Street and house number. */
            address_line1?: string;
            /** @description Second line of the address. */
            address_line2?: string;
            /** @description City. */
            city?: string;
            /** @description Name of the company. */
            company_name?: string;
            /** @description Registration code of the company. */
            company_reg_code?: string;
            /** @description VAT number of the company. */
            company_vat_number?: string;
            /** @description Country, 2 letters (ISO 3166-1). One that is set can be replaced only (section 5). */
            country?: string;
            /** @description County, state or province. */
            county?: string;
            /** @description National identification number of the customer. */
            customer_id_number?: string;
            /** @description Name of the customer. */
            customer_name?: string;
            /** @description Phone number of the customer, in international form. */
            customer_phone?: string;
            /** @description Where invoices and notices go, or empty. */
            email?: string;
            /** @description Postal code. */
            post_index?: string;
            /** @description Referral code of who recommended the site. */
            referral_code?: string;
            /** @description Name of the billing account. */
            title: string;
            /** @description Document for validation, base64. */
            document?: string;
            /** @description File name of the document. */
            document_name?: string;
            /** @description Identifier of the customer in another system of the reseller. */
            integration_id?: string;
            /** @description Language, 2 or 3 letters (ISO 639), or empty. */
            lang?: string;
            /** @description Site the billing account belongs to. */
            site: string;
            /**
             * @description Whether to apply for payment by invoice at once.
             * @default other
             * @enum {string}
             */
            create_type?: "invoice" | "other";
        };
        /** @description Automatic top-up. When it is on both the threshold and the amount are needed (section 5 of account and billing). */
        SetRecurringPaymentRequest: {
            /** @description Whether automatic top-up is on. */
            is_recurring_payment_enabled: boolean;
            /** @description Credit below which a top-up runs, in the site currency. */
            recurring_payment_threshold?: number;
            /** @description What a top-up adds, in the site currency; at least the minimum top-up. */
            recurring_payment_amount?: number;
        };
        /** @description When to warn of a low balance of which billing account. */
        SetLowBalanceNoticeRequest: {
            billing_account_id: components["schemas"]["BillingAccountId"];
            /** @description Credit below which a notice is sent, in the site currency. */
            threshold: number;
            /** @description Whether notices are sent. */
            is_enabled: boolean;
        };
        /** @description A size a resource has had for part of the period. */
        UsageConfiguration: {
            /** @description The size in words, for example `2 vCPU, 4 GB RAM, 40 GB`. */
            description?: string;
            /** @description Time of use in hours. */
            hours?: number;
            /** @description Price of one hour, in the site currency. */
            price?: number;
            /** @description Cost before tax, in the site currency. */
            cost?: number;
        };
        /** @description What one resource has cost in the current period (section 3 of account and billing). */
        UsageEntry: {
            /** @description Resource that was used; missing for a bucket */
            uuid?: components["schemas"]["Uuid"];
            /** @description Time of use in hours. */
            hours: number;
            /** @description Price of one hour before tax, in the site currency; 0 for what is not there any more. */
            price: number;
            /** @description Cost so far before tax, in the site currency. */
            cost: number;
            /** @description Kind and name of the resource, ready to be shown. */
            description: string;
            /** @description The sizes the resource has had in the period, oldest first. */
            configurations?: components["schemas"]["UsageConfiguration"][];
            /**
             * @description What it has cost on each day since the month began (UTC), the last one so far; in the site currency. They add up to
             *     `cost`.
             */
            daily_costs?: (number | null)[];
        };
        /** @description Number of an invoice, or `current` for the one still running. */
        InvoiceId: number | "current";
        /** @description State of payment: 0 in progress, 5 unpaid, 10 paid (section 4 of account and billing). */
        PaymentStatus: 0 | 5 | 10 | (number & {});
        /**
         * @description State of an invoice; a number is the state of its payment. Other values are shown as they came; the one still running is
         *     `running`.
         */
        InvoiceStatus: components["schemas"]["PaymentStatus"] | string;
        /** @description The sums of an invoice. */
        InvoiceTotals: {
            /** @description Sum of the records, in the site currency. */
            subtotal?: number;
            /** @description Discount, in the site currency. */
            discount_amount?: number;
            /** @description Sum after discount, before tax, in the site currency. */
            total_before_tax?: number;
            /** @description Tax, in the site currency. */
            vat_tax?: number;
            /** @description Sum to pay, in the site currency. */
            total?: number;
        };
        /** @description One line of an invoice. */
        InvoiceRecord: {
            /** @description What is billed. */
            name: string;
            /** @description How much of it, in `qty_unit`. */
            qty: number;
            /** @description Unit of the quantity, for example `h` or `GB`. */
            qty_unit: string;
            /** @description Price of one unit before tax, in the site currency. */
            item_price: number;
            /** @description Price of the line before tax, in the site currency. */
            amount: number;
            /** @description Tax of the line, in the site currency. */
            vat_amount: number;
        };
        /** @description A payment made for an invoice. */
        InvoiceTransaction: {
            /** @description Identifier of the payment. */
            id?: number;
            /** @description Amount, in the site currency. */
            amount?: number;
            status?: components["schemas"]["PaymentStatus"];
            /** @description How it was paid. */
            description?: string | null;
            /** @description When it was made. */
            created_at?: components["schemas"]["Timestamp"];
        };
        /** @description A bill, or the one still running (section 3 of account and billing). */
        Invoice: {
            id: components["schemas"]["InvoiceId"];
            /** @description What is billed. */
            type: "cloud_services" | "credit_topup" | "credit_note" | (string & {});
            status: components["schemas"]["InvoiceStatus"];
            /** @description Start of the billed period. */
            period_start: components["schemas"]["Timestamp"];
            /** @description End of the billed period. */
            period_end: components["schemas"]["Timestamp"];
            /** @description When it must be paid; null while it is running or if nothing is due. */
            due_date?: components["schemas"]["Timestamp"] | null;
            totals: components["schemas"]["InvoiceTotals"];
            /** @description What is billed line by line. */
            records_list: components["schemas"]["InvoiceRecord"][];
            /** @description Payments made for it, oldest first. */
            transaction_list: components["schemas"]["InvoiceTransaction"][];
        };
        /** @description A resource's new billing account; for whatever is billed and has a uuid. */
        SetResourceBillingRequest: {
            /** @description The resource, for example a virtual machine or an IP address. */
            uuid: components["schemas"]["Uuid"];
            /** @description Billing account to charge from now on. */
            billing_account_id: components["schemas"]["BillingAccountId"];
        };
        /** @description Opens the vault. */
        PaypalIdToken: {
            /** @description Identity token for the vault's own code. Never logged. */
            id_token: string;
        };
        /** @description Starts to save a payment method in the vault. */
        PaypalSetupToken: {
            /** @description Token of the setup that the customer approves. */
            setup_token: string;
        };
        /** @description A payment method saved in the vault. */
        PaypalPaymentToken: {
            /** @description `token` of `createCard`. */
            payment_token: string;
        };
        /** @description A payment method to save. */
        CreateCardRequest: {
            /** @description Billing account it will pay for. */
            billing_account_id: components["schemas"]["BillingAccountId"];
            /** @description Token the processor's own code made from the card. */
            token: string;
            processor_keyword: components["schemas"]["PaymentProcessorKeyword"];
            /** @description Session of the vault; only for `paypal_vault`. */
            session_id?: string;
        };
        /** @description The billing account to pay by invoice. */
        ApplyForInvoicePaymentRequest: {
            billing_account_id: components["schemas"]["BillingAccountId"];
        };
        /** @description The card to prepare for. */
        PrehookCardRequest: {
            billing_account_id: components["schemas"]["BillingAccountId"];
            processor_keyword: components["schemas"]["PaymentProcessorKeyword"];
        };
        /** @description What the processor's own code needs to save a card. */
        CardPrehook: {
            /** @description Identifier of the setup at the processor. */
            id: string;
            /** @description Secret of the setup. Kept in memory, never logged. */
            client_secret: string;
            /** @description State of the setup at the processor, for example `requires_payment_method`. */
            status: string;
            /** @description What the card is for, for example `off_session`. */
            usage: string;
        };
        /** @description The card to verify. */
        VerifyCardRequest: {
            /** @description Payment method to verify. */
            payment_object_id: number;
            /**
             * Format: uri
             * @description Address of the console to come back to.
             */
            front_base_url: string;
            /** @description Whether to insist on 3-D Secure. */
            force_3ds: boolean;
        };
        /** @description A started verification of a card. */
        CardVerification: {
            card: components["schemas"]["Card"];
            /**
             * Format: uri
             * @description Page of the bank to visit; null if none.
             */
            authorize_uri?: string | null;
            /** @description `identifier` to ask `getPersistentData` for; null if there is nothing to wait for. */
            data_ref?: string | null;
        };
        /** @description A change of credit (section 3 of account and billing). */
        CreditHistoryEntry: {
            /** @description Identifier of the entry. */
            id?: number;
            /** @description Billing account whose credit changed. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description Change of credit, in the site currency; negative if it was spent. */
            amount: number;
            /** @description Why the credit changed. */
            description: string;
            /**
             * @description Reference of the payment or invoice, or the kind of promotion, such as `referral_receiver` and `referral_promoter`;
             *     null if none.
             */
            reference?: string | null;
            /** @description User who did it for the owner; null if the owner did. */
            acting_user_id?: number | null;
            /** @description When the credit changed. */
            created_at?: components["schemas"]["Timestamp"];
        };
        /** @description The link payment methods to keep. */
        SaveLinkMethodsRequest: {
            billing_account_id: components["schemas"]["BillingAccountId"];
            /** @description Link payment methods to keep; `method_ids[]` in the form, once for each, and once and empty for none. */
            method_ids: string[];
        };
        /** @description A payment to start with a link processor. */
        SendLinkDataRequest: {
            /** @description Amount to top up, in the site currency; at least the minimum top-up. */
            amount: number;
            /** @description Billing account to top up. */
            billing_account_id: components["schemas"]["BillingAccountId"];
            /** @description JSON object as a string with what the processor asks for, for example `{"return_url":"…"}`. */
            params: string;
            processor: components["schemas"]["PaymentProcessorKeyword"];
        };
        /** @description How a payment goes on. Which fields there are depends on the processor; others are allowed. */
        LinkPaymentData: {
            /** @description `identifier` to ask `getLinkResult` for. */
            identifier?: string;
            /** @description `identifier` to ask `getPersistentData` for. */
            persistent_data_ref?: string;
            /** @description Secret for the processor's own code (stripe, stripe_wallet). Never logged. */
            client_secret?: string;
            /**
             * Format: uri
             * @description Address the processor comes back to.
             */
            return_url?: string;
            /**
             * Format: uri
             * @description Page of the processor to go to.
             */
            redirect_url?: string;
            /**
             * Format: uri
             * @description Picture of a QR code to scan (omise).
             */
            qrcode_url?: string;
            /** @description Reference of the payment for the processor's popup (duitku). */
            reference?: string;
            /** @description Key for the processor's own code (adyen). */
            client_key?: string;
            /** @description Identifier of the payment session (adyen). */
            session_id?: string;
            /** @description Content of the payment session (adyen). Never logged. */
            session_data?: string;
            /** @description Key for the processor's own code (razorpay). */
            key?: string;
            /** @description Order at the processor (razorpay). */
            order_id?: string;
            /** @description Amount that is charged, in `currency`. */
            amount?: number;
            /** @description Currency that is charged (ISO 4217). */
            currency?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A payment started with a link processor. */
        LinkSendResult: {
            /** @description Whether the payment was started. */
            success: boolean;
            /** @description Why it was not; null if it was. */
            error_msg?: string | null;
            /** @description How to go on; null if the payment was not started. */
            data?: components["schemas"]["LinkPaymentData"] | null;
        };
        /** @description How far a payment is (section 4 of account and billing). */
        PaymentProgress: "pending" | "success" | "failed" | (string & {});
        /** @description The outcome of a payment by link. */
        LinkResult: {
            status: components["schemas"]["PaymentProgress"];
            /** @description Text for the customer, for example why it failed; null if none. */
            message?: string | null;
        };
        /** @description What the server remembers of a payment while the customer is away (section 3 of account and billing). */
        PersistentData: {
            status: components["schemas"]["PaymentProgress"];
            /** @description How the payment goes on; null while nothing is known. */
            data?: components["schemas"]["LinkPaymentData"] | null;
        };
        /** @description What a top-up costs in the end. */
        FinalTopupAmount: {
            /** @description Amount with service fee and tax, in the currency the processor charges. */
            final_amount: number;
        };
        /** @description Credit to buy with a saved payment method. */
        BuyCreditRequest: {
            /** @description Billing account to top up. */
            billing_account_id: components["schemas"]["BillingAccountId"];
            /** @description Payment method to charge. */
            payment_object_id: number;
            /** @description Credit to buy, in the site currency; at least the minimum top-up. */
            amount: number;
            /** @description Whether the customer is present to confirm the payment. */
            on_session: boolean;
            /**
             * Format: uri
             * @description Address of the console to come back to; only for `omise_creditcard`.
             */
            front_base_url?: string;
            /** @description Whether to insist on 3-D Secure; only for `omise_creditcard`. */
            force_3ds?: boolean;
            /** @description Session of the vault; only for `paypal_vault`. */
            session_id?: string;
        };
        /** @description How to confirm a payment. Which fields there are depends on the processor; others are allowed. */
        CreditPurchaseData: {
            /** @description Secret for the processor's own code (stripe_creditcard). Never logged. */
            client_secret?: string;
            /**
             * Format: uri
             * @description Page of the bank to visit (omise_creditcard).
             */
            authorize_uri?: string;
            /** @description `identifier` to ask `getPersistentData` for. */
            data_ref?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What completes a purchase of credit after its confirmation. */
        CreditPurchaseRelay: {
            /** @description Billing account to top up. */
            billing_account_id: components["schemas"]["BillingAccountId"];
            /** @description Identifier of the charge at the processor. */
            charge_id: string;
            /** @description Payment method that is charged. */
            payment_object_id: number;
        };
        /** @description A purchase of credit, done or to be confirmed. */
        CreditPurchase: {
            /** @description Whether the payment was taken or only waits for a confirmation. */
            success: boolean;
            /** @description Why it was not; null if it was. */
            message?: string | null;
            /** @description How to confirm the payment; null if there is nothing to confirm. */
            data?: components["schemas"]["CreditPurchaseData"] | null;
            /** @description What to pass on to `completeCreditPurchase`; null if it is not to be called. */
            relay_props?: components["schemas"]["CreditPurchaseRelay"] | null;
        };
        /**
         * @description What kind of value a parameter takes.
         * @enum {string}
         */
        VmParameterType: "string" | "integer";
        /** @description The value is one of a list. */
        VmParameterEnum: {
            /**
             * @description Says that this is a list. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "enum";
            /** @description The values allowed; integers are written as text. */
            values: string[];
        };
        /** @description The value lies within a range, in the unit of the field. */
        VmParameterRange: {
            /**
             * @description Says that this is a range. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "range";
            /** @description The smallest value. */
            min: number;
            /** @description The largest value. */
            max: number;
            /** @description Distance between two allowed values, counted from `min`; any value in the range where it is missing. */
            step?: number;
        };
        /** @description The value matches a regular expression. */
        VmParameterRegexp: {
            /**
             * @description Says that this is a regular expression. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "regexp";
            /** @description The expression; it must match the whole value. */
            pattern: string;
        };
        /** @description A limit on the value of a parameter; `kind` says which. */
        VmParameterConstraint: components["schemas"]["VmParameterEnum"] | components["schemas"]["VmParameterRange"] | components["schemas"]["VmParameterRegexp"];
        /** @description What a field of the create call may hold (section 3 of infrastructure). */
        VmParameter: {
            /** @description Name of the field, for example `vcpu`. */
            name: string;
            /** @description What kind of value it takes. */
            type: components["schemas"]["VmParameterType"];
            /** @description What the value must fit, all of them. */
            constraints: components["schemas"]["VmParameterConstraint"][];
        };
        /**
         * Format: password
         * @description At least 8 characters with a lowercase letter, an uppercase letter and a digit (section 5 of infrastructure).
         */
        OsPassword: string;
        /** @description A public SSH key on one line, as in `authorized_keys`. */
        SshPublicKey: string;
        /** @description A new virtual machine. */
        CreateVmRequest: {
            /** @description Name of the machine; its host name is made from it. */
            name: string;
            /** @description Free text. */
            description?: string;
            /** @description Billing account to charge; not needed with a token restricted to one. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description The image's `os_name`. */
            os_name: string;
            /** @description A version of that image. */
            os_version: string;
            /** @description User to create in the operating system. */
            username: string;
            /** @description The user's password. */
            password: components["schemas"]["OsPassword"];
            /** @description Public SSH key that lets the user in as well. */
            public_key?: components["schemas"]["SshPublicKey"];
            /** @description cloud-init user data, run on the first launch. It may hold passwords and tokens. */
            cloud_init?: string;
            /** @description Memory in MB. */
            ram: number;
            /** @description Number of virtual CPUs. */
            vcpu: number;
            /** @description Host pool to use; the location's default otherwise. */
            designated_pool_uuid?: components["schemas"]["Uuid"];
            /**
             * @description Whether to reserve and assign a floating IPv4 address.
             * @default true
             */
            reserve_public_ip?: boolean;
            /** @description Private network to join; the location's default otherwise. */
            network_uuid?: components["schemas"]["Uuid"];
            /**
             * @description An existing disk to boot from instead of a new one: a further disk of a stopped machine of this location, which is
             *     taken from it with its snapshots and backups.
             */
            disk_uuid?: components["schemas"]["Uuid"];
            /**
             * @description Sizes of the new disks in GB, the primary one first; with `disk_uuid` only the further ones. `disks[]` in the form,
             *     once for each.
             */
            disks?: number[];
            /** @description Snapshot or backup to fill the primary disk from. */
            source_replica?: components["schemas"]["Uuid"];
            /** @description The virtual machine that `source_replica` belongs to. */
            source_uuid?: components["schemas"]["Uuid"];
        };
        /**
         * @description Where the machine is in its life (section 4 of infrastructure). `running`, `stopped`, `hibernated` and `deleted` last; every other status
         *     passes by itself.
         */
        VmStatus: "creating" | "running" | "stopping" | "stopped" | "deleted" | "hibernating" | "hibernated" | "waking_up" | "rebooting" | "starting" | "cloning" | "reinstalling" | "rebuilding" | (string & {});
        /** @description A MAC address, six pairs of lowercase hex digits separated by colons. */
        MacAddress: string;
        /**
         * @description A snapshot is made on request, a backup by the weekly schedule (section 9 of infrastructure).
         * @enum {string}
         */
        ReplicaType: "snapshot" | "backup";
        /** @description Where a snapshot or backup is in its life; `creating` passes by itself. */
        ReplicaStatus: "creating" | "ready" | (string & {});
        /** @description A stored copy of a disk (section 3 of infrastructure). */
        Replica: {
            /** @description Identifier of the replica. */
            uuid: components["schemas"]["Uuid"];
            /** @description Whether it is a snapshot or a backup. */
            type: components["schemas"]["ReplicaType"];
            /** @description The disk it is a copy of. */
            master_uuid?: components["schemas"]["Uuid"];
            /** @description Whether it is still being made; finished where it is missing. */
            status?: components["schemas"]["ReplicaStatus"];
            /** @description Storage it uses, in GB; only this is charged. Unknown where it is missing. */
            size_gb?: number;
            /** @description When it was made. */
            created_at?: components["schemas"]["Timestamp"];
        };
        /** @description A disk of a virtual machine (section 3 of infrastructure). */
        Disk: {
            /** @description Identifier of the disk. */
            uuid: components["schemas"]["Uuid"];
            /** @description Name inside the machine, for example `sda`. */
            name?: string;
            /** @description Size in GB; it can only grow. */
            size: number;
            /** @description Whether the machine boots from it; a primary disk cannot be deleted. */
            primary: boolean;
            /** @description Whether it lives on shared storage rather than on the host. */
            shared: boolean;
            /** @description Snapshots and backups of the disk, the newest first. */
            replicas: components["schemas"]["Replica"][];
        };
        /** @description A virtual machine (section 3 of infrastructure). */
        Vm: {
            /** @description Identifier of the machine. */
            uuid: components["schemas"]["Uuid"];
            /** @description Name the customer gave it. */
            name: string;
            /** @description Free text of the customer. */
            description: string | null;
            /** @description Where the machine is in its life. */
            status: components["schemas"]["VmStatus"];
            /** @description When the status became what it is; a graceful stop is forced 120 seconds after it. */
            status_changed_at?: components["schemas"]["Timestamp"];
            /** @description Number of virtual CPUs. */
            vcpu: number;
            /** @description Memory in MB (1024 MB = 1 GB). */
            memory: number;
            /** @description Host name inside the machine. */
            hostname: string;
            /** @description The operating system's user that the console sets a password for. */
            username: string;
            /** @description The image's `os_name`, for example `ubuntu`. */
            os_name: string;
            /** @description Version of the image, for example `24.04`. */
            os_version: string;
            /** @description Licence that is charged with the machine, for example `windows`; null when none is. */
            license_type: string | null;
            /** @description MAC address of the main interface. */
            mac?: components["schemas"]["MacAddress"];
            /**
             * Format: ipv4
             * @description Address in the private network; null until the machine has one.
             */
            private_ipv4: string | null;
            /**
             * Format: ipv4
             * @description Floating address assigned to the machine; null when there is none.
             */
            public_ipv4?: string | null;
            /**
             * Format: ipv6
             * @description Public IPv6 address; null when the location has none.
             */
            public_ipv6: string | null;
            /** @description Whether weekly backups are made; the last four are kept. */
            backup: boolean;
            /** @description Billing account that the machine is charged to. */
            billing_account: components["schemas"]["BillingAccountId"];
            /**
             * Format: uuid
             * @description Host pool the customer chose; null for the location's default.
             */
            designated_pool_uuid: string | null;
            /** @description Name of the designated pool; null where none is designated. */
            designated_pool_name?: string | null;
            /**
             * Format: uuid
             * @description Host pool the machine runs in; null while it runs in none.
             */
            current_pool_uuid?: string | null;
            /** @description Name of the current pool. */
            current_pool_name?: string | null;
            /**
             * Format: uuid
             * @description Private network of the main interface.
             */
            network_uuid?: string | null;
            /** @description Slug of the location; may be missing, as every list is asked of one location. */
            location?: string;
            /** @description Disks, the primary one first. */
            storage: components["schemas"]["Disk"][];
            /** @description Whether the current launch is in rescue mode; a stop and start ends it. */
            is_rescue?: boolean;
            /** @description Whether the billing account's limits allow no resources beyond the free allowance. */
            is_limited?: boolean;
            /** @description When the machine was ordered. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description When anything about it changed last. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description Names the virtual machine to act on. */
        VmReference: {
            /** @description The machine. */
            uuid: components["schemas"]["Uuid"];
        };
        /** @description Changes to a virtual machine; `ram` and `vcpu` only while it is stopped. */
        UpdateVmRequest: {
            /** @description The machine. */
            uuid: components["schemas"]["Uuid"];
            /** @description New name. */
            name?: string;
            /** @description New memory in MB. */
            ram?: number;
            /** @description New number of virtual CPUs. */
            vcpu?: number;
        };
        /** @description What to clone and what to call it. */
        CloneVmRequest: {
            /** @description The machine to clone. */
            uuid: components["schemas"]["Uuid"];
            /** @description Name of the clone. */
            name: string;
        };
        /** @description What to rebuild and from which replica; everything on the disk since then is lost. */
        RebuildVmRequest: {
            /** @description The machine to rebuild. */
            uuid: components["schemas"]["Uuid"];
            /** @description The replica to rebuild it from. */
            replica_uuid: components["schemas"]["Uuid"];
            /** @description Kind of that replica. */
            type: components["schemas"]["ReplicaType"];
        };
        /** @description Names the replica to delete. */
        DeleteReplicaRequest: {
            /** @description The replica. */
            replica_uuid: components["schemas"]["Uuid"];
        };
        /** @description What to reinstall and with which image; everything on the primary disk is lost. */
        ReinstallVmRequest: {
            /** @description The machine. */
            uuid: components["schemas"]["Uuid"];
            /** @description The image's `os_name`. */
            os_name: string;
            /** @description A version of that image. */
            os_version: string;
        };
        /** @description What to stop and how. */
        StopVmRequest: {
            /** @description The machine. */
            uuid: components["schemas"]["Uuid"];
            /** @description True cuts the power; false shuts down and cuts the power only after 120 seconds. */
            force: boolean;
        };
        /** @description A new disk for a virtual machine. */
        AddDiskRequest: {
            /** @description The machine. */
            uuid: components["schemas"]["Uuid"];
            /** @description Size in GB. */
            size_gb: number;
        };
        /** @description Names the disk to delete. */
        DeleteDiskRequest: {
            /** @description The machine. */
            uuid: components["schemas"]["Uuid"];
            /** @description The disk; not the primary one. */
            storage_uuid: components["schemas"]["Uuid"];
        };
        /** @description A disk's new size. */
        ResizeDiskRequest: {
            /** @description The machine. */
            uuid: components["schemas"]["Uuid"];
            /** @description The disk. */
            disk_uuid: components["schemas"]["Uuid"];
            /** @description New size in GB, larger than it is. */
            size_gb: number;
        };
        /** @description A new password for a user of the operating system. */
        SetVmPasswordRequest: {
            /** @description The machine; it must be running. */
            uuid: components["schemas"]["Uuid"];
            /** @description The user. */
            username: string;
            /** @description The new password. */
            password: components["schemas"]["OsPassword"];
        };
        /** @description A group of hosts of one kind; prices are listed by location and pool. */
        HostPool: {
            /** @description Identifier of the pool. */
            uuid: components["schemas"]["Uuid"];
            /** @description Name of the pool. */
            name?: string;
            /** @description What the pool is good for. */
            description?: string | null;
            /** @description The hosts' processor, ready to be shown. */
            processor?: string | null;
            /** @description The hosts' architecture, for example `x86_64`. */
            arch?: string | null;
            /** @description Whether it is used when none is designated. */
            is_default?: boolean;
            /** @description Whether it takes new machines. */
            is_available?: boolean;
        };
        /** @description VLAN ID (section 5 of infrastructure). */
        VlanTag: number;
        /** @description A VLAN on a network interface (section 3 of infrastructure). */
        Subinterface: {
            /** @description Identifier of the subinterface. */
            uuid: components["schemas"]["Uuid"];
            /** @description Its VLAN ID, once per interface. */
            vlan_tag: components["schemas"]["VlanTag"];
            /** @description MAC address. */
            mac: components["schemas"]["MacAddress"];
            /** @description The private network it is in. */
            network_uuid: components["schemas"]["Uuid"];
            /**
             * Format: ipv4
             * @description Address in that network; null until it has one.
             */
            ip: string | null;
        };
        /** @description A network interface of a virtual machine (section 3 of infrastructure). */
        VmInterface: {
            /** @description Identifier of the interface. */
            uuid: components["schemas"]["Uuid"];
            /** @description The machine it belongs to. */
            vm_uuid?: components["schemas"]["Uuid"];
            /** @description MAC address. */
            mac: components["schemas"]["MacAddress"];
            /** @description The private network it is in. */
            network_uuid: components["schemas"]["Uuid"];
            /** @description Name of that network. */
            network_name?: string;
            /**
             * Format: ipv4
             * @description Address in the network; null until it has one.
             */
            ip: string | null;
            /** @description The VLANs on the interface. */
            subinterfaces: components["schemas"]["Subinterface"][];
        };
        /**
         * @description State of a machine (section 4 of infrastructure): `available` for immediate leasing; `pending`, ordered and becoming `in_use` once
         *     configured; `in_use`, charged; `cleaning`, needs disk cleaning; `offline`, unavailable or needing repair;
         *     `deleted`. A leased machine is `pending` or `in_use`.
         */
        BareMetalMachineStatus: "available" | "pending" | "in_use" | "cleaning" | "offline" | "deleted" | (string & {});
        /** @description A lowercase letter, then lowercase letters, digits, underscores or hyphens (section 5 of infrastructure). */
        BareMetalOsId: string;
        /** @description An IPv4 or IPv6 address. */
        IpText: string;
        /** @description What happened to a machine, and whether an administrator or a customer did it (section 4 of infrastructure). */
        BareMetalHistoryAction: "admin_create" | "admin_update" | "admin_delete" | "admin_lease_create" | "user_request" | "user_release" | (string & {});
        /** @description One thing that happened to a bare-metal machine. */
        BareMetalHistoryEntry: {
            /** @description What happened. */
            action: components["schemas"]["BareMetalHistoryAction"];
            /** @description The user who did it; null when unknown. */
            acting_user_id?: number | null;
            /** @description When it happened. */
            created_at?: components["schemas"]["Timestamp"];
        };
        /** @description A machine as its customer sees it; the fields for administrators are missing for everybody else (section 6 of infrastructure). */
        BareMetalMachine: {
            /** @description Identifier of the machine. */
            uuid?: components["schemas"]["Uuid"];
            /** @description State of the machine. */
            status?: components["schemas"]["BareMetalMachineStatus"];
            /** @description Operating system installed; null when there is none. */
            os_id?: string | null;
            /** @description Host name of the machine. */
            hostname?: string;
            /** @description Public addresses, IPv4 or IPv6. */
            public_ips?: components["schemas"]["IpText"][];
            /**
             * Format: ipv4
             * @description Private address; null when there is none.
             */
            private_ipv4?: string | null;
            /**
             * Format: ipv4
             * @description Default gateway of the public IPv4 address.
             */
            gateway?: string | null;
            /**
             * Format: ipv4
             * @description Network mask of the public IPv4 address.
             */
            netmask?: string | null;
            /** @description MAC address of the first interface. */
            mac?: components["schemas"]["MacAddress"];
            /** @description User to sign in with. */
            username?: string;
            /**
             * Format: password
             * @description First password of that user; null when the SSH key is the only way in.
             */
            password?: string | null;
            /** @description Notes of the provider's staff; for administrators only. */
            admin_notes?: string;
            /** @description Serial number of the hardware; for administrators only. */
            serial_number?: string;
            /** @description What happened to the machine, the newest first; for administrators only. */
            history?: components["schemas"]["BareMetalHistoryEntry"][];
        };
        /** @description A customer's rent of a bare-metal machine (section 3 of infrastructure). */
        BareMetalLease: {
            /** @description Identifier of the lease. */
            uuid: components["schemas"]["Uuid"];
            /** @description Name the customer gave it. */
            display_name: string;
            /** @description State of the leased machine. */
            status: components["schemas"]["BareMetalMachineStatus"];
            /** @description The `id` of the ordered spec. */
            spec: string;
            /** @description Operating system ordered with it. */
            requested_os_id: components["schemas"]["BareMetalOsId"];
            /** @description Public SSH key put on the machine; null when none was given. */
            public_key?: string | null;
            /** @description Billing account that the lease is charged to. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description Slug of the location; may be missing, as every list is asked of one location. */
            location?: string;
            /** @description The machine's network and access; null or missing until one is configured. */
            machine?: components["schemas"]["BareMetalMachine"] | null;
            /** @description Before this a release is refused as too soon; null or missing when nothing is known of such a time. */
            releasable_at?: components["schemas"]["Timestamp"] | null;
            /** @description When it was ordered. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description When anything about it changed last. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description An order of a bare-metal machine. */
        CreateBareMetalLeaseRequest: {
            /** @description Name of the lease. */
            display_name: string;
            /** @description The `id` of the spec. */
            spec: string;
            /** @description Operating system to install. */
            requested_os_id: components["schemas"]["BareMetalOsId"];
            /** @description Public SSH key to put on the machine. */
            public_key?: components["schemas"]["SshPublicKey"];
            /** @description Billing account to charge; not needed with a token restricted to one. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
        };
        /** @description A lease's new name. */
        UpdateBareMetalLeaseRequest: {
            /** @description The name. */
            display_name: string;
        };
        /** @description A kind of bare-metal machine on offer (section 3 of infrastructure). */
        BareMetalSpec: {
            /** @description Identifier, the same in every location. */
            id: string;
            /** @description Name, for example of the processor. */
            title: string;
            /** @description The figures in one line. */
            subtitle: string;
            /** @description What it holds and what it is good for. */
            description: string;
            /** @description Processors with their cores, ready to be shown. */
            processor?: string;
            /** @description Memory, in GB. */
            memory_gb?: number;
            /** @description Disks with their number, size and kind, ready to be shown. */
            disks?: string;
            /** @description Connection to the network, ready to be shown. */
            network?: string;
            /** @description Whether one can be leased now. */
            is_available: boolean;
            /** @description How many can be leased now in this location; missing where the provider does not tell. */
            available_count?: number;
            /** @description Operating systems that are ready at once; any other takes a while. */
            ready_os_ids: components["schemas"]["BareMetalOsId"][];
        };
        /** @description An operating system for bare-metal machines. */
        BareMetalOs: {
            /** @description Identifier. */
            id: components["schemas"]["BareMetalOsId"];
            /** @description Name and version, ready to be shown. */
            display_name?: string;
        };
        /** @description Whether the address is reachable from the internet. */
        IpAddressType: "public" | "private" | (string & {});
        /** @description Kind of resource that an address is assigned to. */
        IpAssigneeType: "virtual_machine" | "service" | "load_balancer" | (string & {});
        /** @description A floating IP address; a reserved, unassigned IPv4 address is charged monthly. */
        IpAddress: {
            /** @description Identifier of the reservation. */
            uuid: components["schemas"]["Uuid"];
            /** @description The address, IPv4 or IPv6. */
            address: components["schemas"]["IpText"];
            /** @description Name the customer gave it. */
            name: string | null;
            /** @description Whether it is public or private. */
            type: components["schemas"]["IpAddressType"];
            /** @description Whether traffic reaches it; false while the billing account is suspended. */
            enabled: boolean;
            /** @description Whether it is an IPv6 address. */
            is_ipv6: boolean;
            /**
             * Format: uuid
             * @description The resource it is assigned to; null when unassigned.
             */
            assigned_to: string | null;
            /** @description Kind of that resource; null when unassigned. */
            assigned_to_resource_type: components["schemas"]["IpAssigneeType"] | null;
            /**
             * Format: ipv4
             * @description Private address that it leads to; null when unassigned.
             */
            assigned_to_private_ip: string | null;
            /** @description Billing account that the address is charged to. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description Slug of the location; may be missing, as every list is asked of one location. */
            location?: string;
            /** @description When it was reserved. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description When anything about it changed last. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description A new floating address. */
        CreateIpAddressRequest: {
            /** @description Name of the address. */
            name?: string;
            /** @description Billing account to charge; not needed with a token restricted to one. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
        };
        /** @description Changes to a floating address. */
        UpdateIpAddressRequest: {
            /** @description New name; empty for none. */
            name?: string;
            /** @description Billing account to charge from now on. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
        };
        /**
         * Format: ipv4
         * @description An IPv4 address.
         */
        Ipv4: string;
        /** @description Where a floating address leads. */
        AssignIpAddressRequest: {
            /** @description Private address of the virtual machine, service or load balancer. */
            private_ip: components["schemas"]["Ipv4"];
        };
        /** @description A private network. */
        VpcNetwork: {
            /** @description Identifier of the network. */
            uuid: components["schemas"]["Uuid"];
            /** @description Name the customer gave it. */
            name: string;
            /** @description Kind of network, for example `private`. */
            type: string;
            /** @description IPv4 range in CIDR notation. */
            subnet: string;
            /**
             * Format: ipv6-cidr
             * @description IPv6 range, hex and colons, a slash, the prefix length; null when there is none.
             */
            subnet_ipv6: string | null;
            /** @description Whether new resources join it when none is named; one network of a location is. */
            is_default: boolean;
            /** @description Virtual machines in the network. */
            vm_uuids: components["schemas"]["Uuid"][];
            /** @description Number of all resources in the network; it can be deleted when this is 0. */
            resources_count: number;
            /** @description Slug of the location; may be missing, as every list is asked of one location. */
            location?: string;
            /** @description When it was created. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description When anything about it changed last. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description A private network's name. */
        VpcNetworkNameRequest: {
            /** @description The name. */
            name: string;
        };
        /**
         * @description Protocol of a forwarding rule; only TCP.
         * @enum {string}
         */
        LoadBalancerProtocol: "TCP";
        /** @description A TCP or UDP port. */
        Port: number;
        /**
         * @description What keeps a client on one target; only its source address.
         * @enum {string}
         */
        SessionPersistence: "SOURCE_IP";
        /** @description Forwards one port of a load balancer to a port of its targets. */
        ForwardingRule: {
            /** @description Identifier of the rule. */
            uuid: components["schemas"]["Uuid"];
            /** @description Protocol that is forwarded. */
            protocol: components["schemas"]["LoadBalancerProtocol"];
            /** @description Port of the load balancer, once per load balancer. */
            source_port: components["schemas"]["Port"];
            /** @description Port of the targets. */
            target_port: components["schemas"]["Port"];
            /** @description Most connections at once; null for no limit. */
            connection_limit: number | null;
            /** @description What keeps a client on one target; null for nothing. */
            session_persistence: components["schemas"]["SessionPersistence"] | null;
            /** @description When it was added. */
            created_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Kind of a target; only virtual machines.
         * @enum {string}
         */
        LoadBalancerTargetType: "vm";
        /** @description A virtual machine that a load balancer forwards to. */
        LoadBalancerTarget: {
            /** @description Kind of target. */
            target_type: components["schemas"]["LoadBalancerTargetType"];
            /** @description The virtual machine. */
            target_uuid: components["schemas"]["Uuid"];
            /**
             * Format: ipv4
             * @description Its private address; null until it has one.
             */
            target_ip_address?: string | null;
            /** @description When it was added. */
            created_at?: components["schemas"]["Timestamp"];
        };
        /** @description Spreads TCP connections over virtual machines. */
        LoadBalancer: {
            /** @description Identifier of the load balancer. */
            uuid: components["schemas"]["Uuid"];
            /** @description Name the customer gave it. */
            display_name: string;
            /** @description Address in its private network; a floating address is assigned to it. */
            private_address: components["schemas"]["Ipv4"];
            /** @description The private network it is in. */
            network_uuid: components["schemas"]["Uuid"];
            /** @description Which port is forwarded to which. */
            forwarding_rules: components["schemas"]["ForwardingRule"][];
            /** @description What connections are forwarded to. */
            targets: components["schemas"]["LoadBalancerTarget"][];
            /** @description Billing account that the load balancer is charged to. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description Slug of the location; may be missing, as every list is asked of one location. */
            location?: string;
            /** @description When it was created. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description When anything about it changed last. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description A new forwarding rule. */
        AddForwardingRuleRequest: {
            /** @description Protocol to forward. */
            protocol: components["schemas"]["LoadBalancerProtocol"];
            /** @description Port of the load balancer; no other rule may have it. */
            source_port: components["schemas"]["Port"];
            /** @description Port of the targets. */
            target_port: components["schemas"]["Port"];
            /** @description Most connections at once; no limit when missing. */
            connection_limit?: number;
            /** @description What keeps a client on one target; nothing when missing. */
            session_persistence?: components["schemas"]["SessionPersistence"];
        };
        /** @description A new target. */
        AddLoadBalancerTargetRequest: {
            /** @description Kind of target. */
            target_type: components["schemas"]["LoadBalancerTargetType"];
            /** @description A virtual machine in the load balancer's network. */
            target_uuid: components["schemas"]["Uuid"];
        };
        /** @description A new load balancer with its rules and targets. */
        CreateLoadBalancerRequest: {
            /** @description Name of the load balancer. */
            display_name: string;
            /** @description The private network to put it in. */
            network_uuid: components["schemas"]["Uuid"];
            /** @description Which port is forwarded to which; more can be added later. */
            forwarding_rules: components["schemas"]["AddForwardingRuleRequest"][];
            /** @description What connections are forwarded to; more can be added later. */
            targets: components["schemas"]["AddLoadBalancerTargetRequest"][];
            /** @description Whether to reserve and assign a floating IPv4 address. */
            reserve_public_ip: boolean;
            /** @description Billing account to charge; not needed with a token restricted to one. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
        };
        /** @description A load balancer's new name. */
        UpdateLoadBalancerRequest: {
            /** @description The name. */
            display_name: string;
        };
        /**
         * @description Whether a rule is about traffic to the machine or from it.
         * @enum {string}
         */
        FirewallDirection: "inbound" | "outbound";
        /**
         * @description Protocol of a firewall rule.
         * @enum {string}
         */
        FirewallProtocol: "tcp" | "udp" | "icmp";
        /**
         * @description What a rule names as the other end.
         * @enum {string}
         */
        FirewallEndpointType: "ip_prefixes" | "group_tag" | "any" | "vlan";
        /** @description Allows one kind of traffic. */
        FirewallRule: {
            /** @description Identifier of the rule; missing in a request, as rules are replaced as a whole. */
            uuid?: components["schemas"]["Uuid"];
            /** @description Whether traffic comes in or goes out. */
            direction: components["schemas"]["FirewallDirection"];
            /** @description Protocol that is allowed. */
            protocol: components["schemas"]["FirewallProtocol"];
            /** @description First port; null for all ports and for icmp. */
            port_start: number | null;
            /** @description Last port, not below `port_start`; null for all ports and for icmp. */
            port_end: number | null;
            /** @description What `endpoint_spec` holds. */
            endpoint_spec_type: components["schemas"]["FirewallEndpointType"];
            /** @description The other end; addresses and CIDR prefixes, tags or VLAN IDs by `endpoint_spec_type`, empty for `any`. */
            endpoint_spec: string[];
        };
        /** @description A resource that a firewall protects; only virtual machines. */
        FirewallAssignment: {
            /**
             * @description Kind of resource.
             * @enum {string}
             */
            resource_type?: "virtual_machine";
            /** @description The resource. */
            resource_uuid: components["schemas"]["Uuid"];
        };
        /** @description A set of rules that virtual machines can share. */
        Firewall: {
            /** @description Identifier of the firewall. */
            uuid: components["schemas"]["Uuid"];
            /** @description Name the customer gave it. */
            display_name: string;
            /** @description What is allowed; all else is refused. */
            rules: components["schemas"]["FirewallRule"][];
            /** @description What the firewall protects. */
            resources_assigned: components["schemas"]["FirewallAssignment"][];
            /** @description Billing account that the firewall belongs to. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description Slug of the location; may be missing, as every list is asked of one location. */
            location?: string;
            /** @description When it was created. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description When anything about it changed last. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description A new firewall with its rules. */
        CreateFirewallRequest: {
            /** @description Name of the firewall. */
            display_name: string;
            /** @description What is allowed. */
            rules: components["schemas"]["FirewallRule"][];
            /** @description Billing account it belongs to; not needed with a token restricted to one. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
        };
        /** @description A firewall's new name and rules, which replace all it had. */
        UpdateFirewallRequest: {
            /** @description The name. */
            display_name: string;
            /** @description What is allowed from now on. */
            rules: components["schemas"]["FirewallRule"][];
        };
        /** @description A service on offer; `dummy` is for tests (section 9 of infrastructure). A provider may add others. */
        ServiceName: "mariadb" | "postgresql" | "kubernetes" | "dummy" | (string & {});
        /** @description A version of a service on offer. */
        ServiceVersion: {
            /** @description The version. */
            version: string;
            /** @description The version, ready to be shown. */
            display_name?: string;
            /** @description Whether it is chosen at first. */
            is_default?: boolean;
        };
        /** @description A size that a machine of a service may have. */
        ServicePackage: {
            /** @description Number of virtual CPUs. */
            vcpu: number;
            /** @description Memory in MB. */
            memory: number;
            /** @description Storage in GB. */
            storage_gb: number;
        };
        /** @description A service on offer and what can be chosen. */
        ServiceConfiguration: {
            /** @description Which service it is. */
            service: components["schemas"]["ServiceName"];
            /** @description Name of the service. */
            display_name?: string;
            /** @description What it is, in a sentence. */
            description?: string;
            /** @description Address of its icon; null when it has none. */
            icon?: string | null;
            /** @description Versions on offer, the newest first. */
            versions: components["schemas"]["ServiceVersion"][];
            /** @description Whether it can run on one machine. */
            allows_single_node?: boolean;
            /** @description Whether it can run on several machines. */
            allows_multi_node?: boolean;
            /** @description How many machines a multi-node service may have, the fewest first; missing when it has none. */
            multi_node_counts?: number[];
            /** @description Sizes that a machine of the service may have, the smallest first. */
            packages?: components["schemas"]["ServicePackage"][];
            /** @description Slugs of the locations that offer it; all when missing. */
            locations?: string[];
        };
        /** @description Where the service is in its life (section 4 of infrastructure); `requested` until it is set up. */
        ManagedServiceStatus: "active" | "requested" | "deleted" | (string & {});
        /** @description Kind of a resource inside a service (section 3 of infrastructure). */
        ServiceResourceType: "vm" | "virtual_ip" | "network" | "kong_token" | (string & {});
        /** @description A part of a managed service; the fields about a machine are there for type `vm` only. */
        ServiceResource: {
            /** @description Kind of resource. */
            resource_type: components["schemas"]["ServiceResourceType"];
            /** @description Identifier of the resource. */
            resource_uuid: components["schemas"]["Uuid"];
            /** @description Name of the machine. */
            name?: string;
            /** @description What the machine does in the service, for example `master` or `worker`. */
            role?: string;
            /** @description Where the machine is in its life. */
            status?: components["schemas"]["VmStatus"];
            /** @description When that status began. */
            status_changed_at?: components["schemas"]["Timestamp"];
            /** @description Number of virtual CPUs. */
            vcpu?: number;
            /** @description Memory in MB. */
            memory?: number;
            /** @description Storage in GB. */
            storage_gb?: number;
            /**
             * Format: ipv4
             * @description Address in the private network.
             */
            private_ipv4?: string | null;
            /**
             * Format: ipv4
             * @description Floating address, of a machine or of a virtual IP.
             */
            public_ipv4?: string | null;
            /** @description Backups of the machine, the newest first; seven daily ones are kept. */
            replicas?: components["schemas"]["Replica"][];
        };
        /** @description What one part of a managed service costs. */
        ServicePrice: {
            /** @description Pricing resource type, for example `CPU`. */
            resource_type?: string;
            /** @description How much of it the service has; CPUs, or GB. */
            quantity?: number;
            /** @description Price of that quantity for an hour, in `currency`. */
            price_per_hour?: number;
            /** @description Price of that quantity for a month, in `currency`. */
            price_per_month?: number;
            /** @description Currency code, 3 letters. */
            currency?: string;
        };
        /** @description An IPv4 address, or a range of them in CIDR notation (section 5 of infrastructure). */
        WhitelistAddress: string;
        /** @description A service that the provider runs for the customer (section 3 of infrastructure). */
        ManagedService: {
            /** @description Identifier of the service. */
            uuid: components["schemas"]["Uuid"];
            /** @description Which service it is. */
            service: components["schemas"]["ServiceName"];
            /** @description Its version. */
            version: string;
            /** @description Name the customer gave it. */
            display_name: string;
            /** @description Where it is in its life. */
            status: components["schemas"]["ManagedServiceStatus"];
            /** @description Slug of the location. */
            location: string;
            /** @description Whether it runs on more than one machine. */
            is_multi_node: boolean;
            /** @description What the service is made of. */
            resources: components["schemas"]["ServiceResource"][];
            /** @description What the service costs, part by part. */
            prices: components["schemas"]["ServicePrice"][];
            /** @description Who may connect; empty means anyone. */
            whitelist_addresses: components["schemas"]["WhitelistAddress"][];
            /** @description What else there is to know, by name. Where one connects to is told by `host`, `port` and `database`, or by `endpoint` for a service that is reached by a URL. */
            properties: {
                [key: string]: string | number;
            };
            /** @description Billing account that the service is charged to. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /**
             * Format: uuid
             * @description The private network it is in.
             */
            network_uuid?: string | null;
            /** @description When it was ordered. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description When anything about it changed last. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description Machines for a new service. */
        ServiceResourceRequest: {
            /** @description Kind of resource; `vm`, as the others come by themselves. */
            resource_type: components["schemas"]["ServiceResourceType"];
            /** @description Number of virtual CPUs of each. */
            vcpu: number;
            /** @description Memory of each in MB. */
            memory: number;
            /** @description Storage of each in GB. */
            storage_gb: number;
            /** @description What they do in the service, for example `master` or `worker`. */
            role?: string;
            /**
             * @description How many.
             * @default 1
             */
            count?: number;
        };
        /** @description An order of a managed service. */
        CreateManagedServiceRequest: {
            /** @description Which service. */
            service: components["schemas"]["ServiceName"];
            /** @description A version of it. */
            version: string;
            /** @description Name of the service. */
            display_name: string;
            /** @description Slug of the location. */
            location: string;
            /** @description The machines it runs on. */
            resources: components["schemas"]["ServiceResourceRequest"][];
            /** @description Whether it runs on more than one machine. */
            is_multi_node: boolean;
            /** @description Billing account to charge; not needed with a token restricted to one. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
            /** @description Private network to join; the location's default otherwise. */
            network_uuid?: components["schemas"]["Uuid"];
        };
        /** @description Changes to a managed service. */
        UpdateManagedServiceRequest: {
            /** @description New name. */
            display_name?: string;
        };
        /** @description Which machine of a service to rebuild, and from which replica. */
        RebuildServiceVmRequest: {
            /** @description The machine. */
            uuid: components["schemas"]["Uuid"];
            /** @description The replica to rebuild it from. */
            replica_uuid: components["schemas"]["Uuid"];
            /** @description Kind of that replica. */
            type: components["schemas"]["ReplicaType"];
        };
        /** @description Something secret that is needed to use a service. */
        ServiceSecret: {
            /** @description What it is, for example `username`, `password`, `connection_string` or `kubeconfig`. */
            name: string;
            /** @description The secret; may have several lines. */
            value: string;
        };
        /** @description An entry of the whitelist. */
        WhitelistAddressRequest: {
            /** @description The entry. */
            address: components["schemas"]["WhitelistAddress"];
        };
        /** @description Scheme, host and port of a web page, for example `https://shop.example`; `*` for any page. */
        CorsOrigin: string;
        /** @description A container of objects in the object storage (section 3 of infrastructure). */
        Bucket: {
            /** @description Name of the bucket, once in the whole storage. */
            name: string;
            /** @description Sum of the sizes of its objects in bytes. */
            size_bytes: number;
            /** @description Number of objects in it. */
            num_objects: number;
            /** @description The S3 user that owns it. */
            owner: string;
            /** @description Whether access is suspended because of the billing account. */
            is_suspended: boolean;
            /** @description Billing account that the bucket is charged to. */
            billing_account_id: components["schemas"]["BillingAccountId"];
            /** @description Web origins that browsers may use it from, empty for none; missing where the provider does not tell. */
            allowed_origins?: components["schemas"]["CorsOrigin"][];
            /** @description When it was created. */
            created_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description 3 to 63 lowercase letters, digits and hyphens; starts and ends with a letter or digit; does not start with `xn--`
         *     nor end with `-s3alias` (section 5 of infrastructure).
         */
        BucketName: string;
        /** @description A new bucket. */
        CreateBucketRequest: {
            /** @description Name of the bucket. */
            name: components["schemas"]["BucketName"];
            /** @description Billing account to charge; not needed with a token restricted to one. */
            billing_account_id?: components["schemas"]["BillingAccountId"];
        };
        /** @description Names the bucket to delete. */
        DeleteBucketRequest: {
            /** @description The bucket. */
            name: string;
        };
        /** @description A bucket's new billing account. */
        UpdateBucketRequest: {
            /** @description The bucket. */
            name: string;
            /** @description Billing account to charge from now on. */
            billing_account_id: components["schemas"]["BillingAccountId"];
        };
        /** @description Web origins that browsers may use a bucket from; they replace all that were set. */
        SetBucketCorsRequest: {
            /** @description The bucket. */
            name: string;
            /** @description The origins; empty to allow none. */
            allowed_origins: components["schemas"]["CorsOrigin"][];
        };
        /** @description The customer's user of the object storage. */
        StorageUser: {
            /** @description Identifier, the same as in the keys. */
            userId?: string;
            /** @description Name of the user. */
            displayName?: string;
            /** @description Most buckets the user may have. */
            maxBuckets?: number;
            /** @description Whether the user's access is suspended. */
            suspended?: boolean;
        };
        /** @description A pair of keys to the object storage (section 3 of infrastructure). */
        S3Key: {
            /** @description The S3 user it belongs to. */
            userId: string;
            /** @description The public half, which names the pair. */
            accessKey: string;
            /** @description The secret half. The console signs with it, and shows it on request; it is in no list, export or log. */
            secretKey: string;
        };
        /** @description Names the S3 key to delete. */
        DeleteS3KeyRequest: {
            /** @description Its public half. */
            accessKey: string;
        };
        /** @description Where S3 clients connect to. */
        S3Endpoint: {
            /**
             * Format: uri
             * @description Address of the S3 API.
             */
            url: string;
            /** @description Region name to sign requests with. */
            region?: string;
        };
        /** @description A way to the terminal of a virtual machine, for one connection. */
        ConsoleSession: {
            /**
             * Format: uri
             * @description WebSocket address of the terminal. The client offers two subprotocols, `livery.console.v1` and
             *     `livery.token.<token>`, so that the token stands in no address; the server selects the first. Binary messages are
             *     what is typed and what is shown, in UTF-8 with the control sequences of xterm. Text messages come from the client
             *     alone, as JSON: `{"resize": {"columns": 80, "rows": 24}}` and `{"key": "ctrl-alt-delete"}`. The server closes with
             *     1000 when the session was left, 4000 when the virtual machine runs no more, 4401 when it does not take the token.
             *     An address of http or https is a page that shows the terminal itself.
             */
            url: string;
            /** @description Secret to open one connection with. */
            token: string;
            /** @description When the token becomes useless. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description How far back metrics go, from now.
         * @enum {string}
         */
        MetricRange: "1h" | "24h" | "7d" | "30d";
        /** @description What is measured of a virtual machine. */
        VmMetric: "cpu" | "memory" | "disk_read" | "disk_write" | "network_in" | "network_out" | (string & {});
        /**
         * @description Unit of a metric: `percent` (cpu, 0 to 100 over all vCPUs), `bytes` (memory in use), `bytes_per_second` (disk and
         *     network).
         */
        MetricUnit: "percent" | "bytes" | "bytes_per_second" | (string & {});
        /** @description A point in time and the value then. */
        MetricPoint: [
            number,
            number | null
        ];
        /** @description How one metric went. */
        VmMetricSeries: {
            /** @description What was measured. */
            metric: components["schemas"]["VmMetric"];
            /** @description Unit of the values. */
            unit: components["schemas"]["MetricUnit"];
            /** @description The measurements, the oldest first. */
            points: components["schemas"]["MetricPoint"][];
        };
        /** @description Measurements of a virtual machine. */
        VmMetrics: {
            /** @description How far back they go. */
            range: components["schemas"]["MetricRange"];
            /** @description Seconds between two points. */
            step_seconds: number;
            /** @description One series per metric. */
            series: components["schemas"]["VmMetricSeries"][];
        };
        /** @description Kind of a resource (section 1 of infrastructure). */
        ResourceKind: "virtual_machine" | "managed_service" | "bucket" | "load_balancer" | "firewall" | "vpc" | "ip_address" | "bare_metal" | (string & {});
        /** @description How it went; `started` until it is known. */
        EventResult: "started" | "succeeded" | "failed" | (string & {});
        /** @description Something that was done to a resource, by whom, when, and how it went. */
        EventLogEntry: {
            /** @description Identifier of the entry. */
            uuid: components["schemas"]["Uuid"];
            /** @description When it was done. */
            created_at: components["schemas"]["Timestamp"];
            /** @description E-mail address of who did it; null for the provider itself, as with weekly backups. */
            username: string | null;
            /** @description E-mail address of who did it while acting for that user; missing where nobody did. */
            acting_username?: string;
            /** @description What was done, as the operation that did it, for example `startVm`. */
            action: string;
            /** @description Kind of the resource. */
            resource_type: components["schemas"]["ResourceKind"];
            /**
             * Format: uuid
             * @description The resource; null for a bucket, which has a name only.
             */
            resource_uuid: string | null;
            /** @description Name of the resource at that time. */
            resource_name: string;
            /** @description Slug of the resource's location; null when it has none. */
            location: string | null;
            /** @description How it went. */
            result: components["schemas"]["EventResult"];
            /** @description What went wrong; null when nothing did. */
            message: string | null;
        };
    };
    responses: {
        /** @description The request does not fit the contract or a rule of the resource; nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "vcpu: must be at least 1",
                 *       "correlation_id": "c0ffee00-1111-4222-8333-944445555666"
                 *     }
                 */
                "application/json": components["schemas"]["GeneralError"];
            };
        };
        /** @description The API key or token is missing, wrong or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Invalid authentication credentials",
                 *       "code": "invalid_apikey"
                 *     }
                 */
                "application/json": components["schemas"]["CredentialsError"];
            };
        };
        /** @description The user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["GeneralError"];
            };
        };
        /** @description The server could not do it; the text is in `errors.Error`. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": {
                 *         "Error": "Failed to start virtual machine"
                 *       },
                 *       "correlation_id": "c0ffee00-1111-4222-8333-944445555666"
                 *     }
                 */
                "application/json": components["schemas"]["StandardError"] | components["schemas"]["ServerError"];
            };
        };
        /** @description The server or something behind it does not answer (502, 503, 504). The body may be HTML. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example <html><body><h1>502 Bad Gateway</h1></body></html> */
                "text/html": string;
            };
        };
        /** @description There is no such resource. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Resource not found"
                 *     }
                 */
                "application/json": components["schemas"]["GeneralError"];
            };
        };
        /** @description The resource is not in a state that allows this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Stop the virtual machine to resize it"
                 *     }
                 */
                "application/json": components["schemas"]["GeneralError"];
            };
        };
        /** @description The object storage could not do it; its own text is in `message`, for example `IOException`. */
        StorageFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "IOException",
                 *       "correlation_id": "c0ffee00-1111-4222-8333-944445555666"
                 *     }
                 */
                "application/json": components["schemas"]["GeneralError"] | components["schemas"]["StandardError"] | components["schemas"]["ServerError"];
            };
        };
    };
    parameters: {
        /**
         * @description Slug of the location, for example `jhv`.
         * @example jhv
         */
        Location: string;
        /**
         * @description The virtual machine.
         * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
         */
        VmUuid: components["schemas"]["Uuid"];
        /**
         * @description The bare-metal lease.
         * @example c0d1e2f3-a4b5-4c6d-8e7f-90a1b2c3d4e5
         */
        LeaseUuid: components["schemas"]["Uuid"];
        /**
         * @description The IP address itself, IPv4 or IPv6.
         * @example 185.14.96.21
         */
        Address: components["schemas"]["IpText"];
        /**
         * @description The private network.
         * @example 5a9d0c34-7e21-4f6b-b8a0-3c2d1e0f9a87
         */
        NetworkUuid: components["schemas"]["Uuid"];
        /**
         * @description The load balancer.
         * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
         */
        LoadBalancerUuid: components["schemas"]["Uuid"];
        /**
         * @description The firewall.
         * @example d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70
         */
        FirewallUuid: components["schemas"]["Uuid"];
        /**
         * @description The virtual machine the firewall is assigned to.
         * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
         */
        AssignedVmUuid: components["schemas"]["Uuid"];
        /**
         * @description The managed service.
         * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
         */
        ServiceUuid: components["schemas"]["Uuid"];
        /**
         * @description The resource inside the service; a virtual machine.
         * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
         */
        ServiceResourceUuid: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type IdentityCallbackParameters = components['schemas']['IdentityCallbackParameters'];
export type UserProfile = components['schemas']['UserProfile'];
export type User = components['schemas']['User'];
export type SignInResult = components['schemas']['SignInResult'];
export type GeneralError = components['schemas']['GeneralError'];
export type CredentialsError = components['schemas']['CredentialsError'];
export type StandardError = components['schemas']['StandardError'];
export type ServerError = components['schemas']['ServerError'];
export type UpdateUserProfileRequest = components['schemas']['UpdateUserProfileRequest'];
export type MfaStatus = components['schemas']['MfaStatus'];
export type MfaActivation = components['schemas']['MfaActivation'];
export type AdminToken = components['schemas']['AdminToken'];
export type Uuid = components['schemas']['Uuid'];
export type Timestamp = components['schemas']['Timestamp'];
export type AccessImpersonation = components['schemas']['AccessImpersonation'];
export type ImpersonationToken = components['schemas']['ImpersonationToken'];
export type BillingAccountId = components['schemas']['BillingAccountId'];
export type ApiToken = components['schemas']['ApiToken'];
export type CreateApiTokenRequest = components['schemas']['CreateApiTokenRequest'];
export type DeleteApiTokenRequest = components['schemas']['DeleteApiTokenRequest'];
export type Success = components['schemas']['Success'];
export type UpdateApiTokenRequest = components['schemas']['UpdateApiTokenRequest'];
export type AccessDelegationImpersonation = components['schemas']['AccessDelegationImpersonation'];
export type AccessDelegation = components['schemas']['AccessDelegation'];
export type CreateAccessDelegationRequest = components['schemas']['CreateAccessDelegationRequest'];
export type CreateAccessDelegationImpersonationRequest = components['schemas']['CreateAccessDelegationImpersonationRequest'];
export type DisplayCurrency = components['schemas']['DisplayCurrency'];
export type Location = components['schemas']['Location'];
export type FeatureFlags = components['schemas']['FeatureFlags'];
export type IdentityProvider = components['schemas']['IdentityProvider'];
export type ReferralCreditAmounts = components['schemas']['ReferralCreditAmounts'];
export type LimitedBillingAccountConfig = components['schemas']['LimitedBillingAccountConfig'];
export type PredefinedPackage = components['schemas']['PredefinedPackage'];
export type PaymentProcessorKeyword = components['schemas']['PaymentProcessorKeyword'];
export type ServiceFee = components['schemas']['ServiceFee'];
export type ChargeCurrencyConversion = components['schemas']['ChargeCurrencyConversion'];
export type PaymentProcessorMethod = components['schemas']['PaymentProcessorMethod'];
export type PaymentProcessor = components['schemas']['PaymentProcessor'];
export type BillingAccountFieldName = components['schemas']['BillingAccountFieldName'];
export type BillingAccountFieldSetting = components['schemas']['BillingAccountFieldSetting'];
export type ErrorReportingConfig = components['schemas']['ErrorReportingConfig'];
export type AnalyticsConfig = components['schemas']['AnalyticsConfig'];
export type ChatConfig = components['schemas']['ChatConfig'];
export type IsoCertificate = components['schemas']['IsoCertificate'];
export type ThemeScript = components['schemas']['ThemeScript'];
export type SiteConfig = components['schemas']['SiteConfig'];
export type VmImageVersion = components['schemas']['VmImageVersion'];
export type AppCategory = components['schemas']['AppCategory'];
export type VmImage = components['schemas']['VmImage'];
export type RestrictionClearThreshold = components['schemas']['RestrictionClearThreshold'];
export type ResourceType = components['schemas']['ResourceType'];
export type PriceTier = components['schemas']['PriceTier'];
export type ResourcePrice = components['schemas']['ResourcePrice'];
export type LocationPricing = components['schemas']['LocationPricing'];
export type CurrencyPricing = components['schemas']['CurrencyPricing'];
export type Pricing = components['schemas']['Pricing'];
export type BillingAccountStatus = components['schemas']['BillingAccountStatus'];
export type RestrictionLevel = components['schemas']['RestrictionLevel'];
export type CardProcessor = components['schemas']['CardProcessor'];
export type CardAdditionalData = components['schemas']['CardAdditionalData'];
export type Card = components['schemas']['Card'];
export type RunningTotals = components['schemas']['RunningTotals'];
export type LowBalanceNoticeSettings = components['schemas']['LowBalanceNoticeSettings'];
export type EligiblePromotion = components['schemas']['EligiblePromotion'];
export type LinkPaymentMethod = components['schemas']['LinkPaymentMethod'];
export type BillingAdditionalData = components['schemas']['BillingAdditionalData'];
export type BillingAccount = components['schemas']['BillingAccount'];
export type BillingAccountFields = components['schemas']['BillingAccountFields'];
export type CreateBillingAccountRequest = components['schemas']['CreateBillingAccountRequest'];
export type SetRecurringPaymentRequest = components['schemas']['SetRecurringPaymentRequest'];
export type SetLowBalanceNoticeRequest = components['schemas']['SetLowBalanceNoticeRequest'];
export type UsageConfiguration = components['schemas']['UsageConfiguration'];
export type UsageEntry = components['schemas']['UsageEntry'];
export type InvoiceId = components['schemas']['InvoiceId'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type InvoiceStatus = components['schemas']['InvoiceStatus'];
export type InvoiceTotals = components['schemas']['InvoiceTotals'];
export type InvoiceRecord = components['schemas']['InvoiceRecord'];
export type InvoiceTransaction = components['schemas']['InvoiceTransaction'];
export type Invoice = components['schemas']['Invoice'];
export type SetResourceBillingRequest = components['schemas']['SetResourceBillingRequest'];
export type PaypalIdToken = components['schemas']['PaypalIdToken'];
export type PaypalSetupToken = components['schemas']['PaypalSetupToken'];
export type PaypalPaymentToken = components['schemas']['PaypalPaymentToken'];
export type CreateCardRequest = components['schemas']['CreateCardRequest'];
export type ApplyForInvoicePaymentRequest = components['schemas']['ApplyForInvoicePaymentRequest'];
export type PrehookCardRequest = components['schemas']['PrehookCardRequest'];
export type CardPrehook = components['schemas']['CardPrehook'];
export type VerifyCardRequest = components['schemas']['VerifyCardRequest'];
export type CardVerification = components['schemas']['CardVerification'];
export type CreditHistoryEntry = components['schemas']['CreditHistoryEntry'];
export type SaveLinkMethodsRequest = components['schemas']['SaveLinkMethodsRequest'];
export type SendLinkDataRequest = components['schemas']['SendLinkDataRequest'];
export type LinkPaymentData = components['schemas']['LinkPaymentData'];
export type LinkSendResult = components['schemas']['LinkSendResult'];
export type PaymentProgress = components['schemas']['PaymentProgress'];
export type LinkResult = components['schemas']['LinkResult'];
export type PersistentData = components['schemas']['PersistentData'];
export type FinalTopupAmount = components['schemas']['FinalTopupAmount'];
export type BuyCreditRequest = components['schemas']['BuyCreditRequest'];
export type CreditPurchaseData = components['schemas']['CreditPurchaseData'];
export type CreditPurchaseRelay = components['schemas']['CreditPurchaseRelay'];
export type CreditPurchase = components['schemas']['CreditPurchase'];
export type VmParameterType = components['schemas']['VmParameterType'];
export type VmParameterEnum = components['schemas']['VmParameterEnum'];
export type VmParameterRange = components['schemas']['VmParameterRange'];
export type VmParameterRegexp = components['schemas']['VmParameterRegexp'];
export type VmParameterConstraint = components['schemas']['VmParameterConstraint'];
export type VmParameter = components['schemas']['VmParameter'];
export type OsPassword = components['schemas']['OsPassword'];
export type SshPublicKey = components['schemas']['SshPublicKey'];
export type CreateVmRequest = components['schemas']['CreateVmRequest'];
export type VmStatus = components['schemas']['VmStatus'];
export type MacAddress = components['schemas']['MacAddress'];
export type ReplicaType = components['schemas']['ReplicaType'];
export type ReplicaStatus = components['schemas']['ReplicaStatus'];
export type Replica = components['schemas']['Replica'];
export type Disk = components['schemas']['Disk'];
export type Vm = components['schemas']['Vm'];
export type VmReference = components['schemas']['VmReference'];
export type UpdateVmRequest = components['schemas']['UpdateVmRequest'];
export type CloneVmRequest = components['schemas']['CloneVmRequest'];
export type RebuildVmRequest = components['schemas']['RebuildVmRequest'];
export type DeleteReplicaRequest = components['schemas']['DeleteReplicaRequest'];
export type ReinstallVmRequest = components['schemas']['ReinstallVmRequest'];
export type StopVmRequest = components['schemas']['StopVmRequest'];
export type AddDiskRequest = components['schemas']['AddDiskRequest'];
export type DeleteDiskRequest = components['schemas']['DeleteDiskRequest'];
export type ResizeDiskRequest = components['schemas']['ResizeDiskRequest'];
export type SetVmPasswordRequest = components['schemas']['SetVmPasswordRequest'];
export type HostPool = components['schemas']['HostPool'];
export type VlanTag = components['schemas']['VlanTag'];
export type Subinterface = components['schemas']['Subinterface'];
export type VmInterface = components['schemas']['VmInterface'];
export type BareMetalMachineStatus = components['schemas']['BareMetalMachineStatus'];
export type BareMetalOsId = components['schemas']['BareMetalOsId'];
export type IpText = components['schemas']['IpText'];
export type BareMetalHistoryAction = components['schemas']['BareMetalHistoryAction'];
export type BareMetalHistoryEntry = components['schemas']['BareMetalHistoryEntry'];
export type BareMetalMachine = components['schemas']['BareMetalMachine'];
export type BareMetalLease = components['schemas']['BareMetalLease'];
export type CreateBareMetalLeaseRequest = components['schemas']['CreateBareMetalLeaseRequest'];
export type UpdateBareMetalLeaseRequest = components['schemas']['UpdateBareMetalLeaseRequest'];
export type BareMetalSpec = components['schemas']['BareMetalSpec'];
export type BareMetalOs = components['schemas']['BareMetalOs'];
export type IpAddressType = components['schemas']['IpAddressType'];
export type IpAssigneeType = components['schemas']['IpAssigneeType'];
export type IpAddress = components['schemas']['IpAddress'];
export type CreateIpAddressRequest = components['schemas']['CreateIpAddressRequest'];
export type UpdateIpAddressRequest = components['schemas']['UpdateIpAddressRequest'];
export type Ipv4 = components['schemas']['Ipv4'];
export type AssignIpAddressRequest = components['schemas']['AssignIpAddressRequest'];
export type VpcNetwork = components['schemas']['VpcNetwork'];
export type VpcNetworkNameRequest = components['schemas']['VpcNetworkNameRequest'];
export type LoadBalancerProtocol = components['schemas']['LoadBalancerProtocol'];
export type Port = components['schemas']['Port'];
export type SessionPersistence = components['schemas']['SessionPersistence'];
export type ForwardingRule = components['schemas']['ForwardingRule'];
export type LoadBalancerTargetType = components['schemas']['LoadBalancerTargetType'];
export type LoadBalancerTarget = components['schemas']['LoadBalancerTarget'];
export type LoadBalancer = components['schemas']['LoadBalancer'];
export type AddForwardingRuleRequest = components['schemas']['AddForwardingRuleRequest'];
export type AddLoadBalancerTargetRequest = components['schemas']['AddLoadBalancerTargetRequest'];
export type CreateLoadBalancerRequest = components['schemas']['CreateLoadBalancerRequest'];
export type UpdateLoadBalancerRequest = components['schemas']['UpdateLoadBalancerRequest'];
export type FirewallDirection = components['schemas']['FirewallDirection'];
export type FirewallProtocol = components['schemas']['FirewallProtocol'];
export type FirewallEndpointType = components['schemas']['FirewallEndpointType'];
export type FirewallRule = components['schemas']['FirewallRule'];
export type FirewallAssignment = components['schemas']['FirewallAssignment'];
export type Firewall = components['schemas']['Firewall'];
export type CreateFirewallRequest = components['schemas']['CreateFirewallRequest'];
export type UpdateFirewallRequest = components['schemas']['UpdateFirewallRequest'];
export type ServiceName = components['schemas']['ServiceName'];
export type ServiceVersion = components['schemas']['ServiceVersion'];
export type ServicePackage = components['schemas']['ServicePackage'];
export type ServiceConfiguration = components['schemas']['ServiceConfiguration'];
export type ManagedServiceStatus = components['schemas']['ManagedServiceStatus'];
export type ServiceResourceType = components['schemas']['ServiceResourceType'];
export type ServiceResource = components['schemas']['ServiceResource'];
export type ServicePrice = components['schemas']['ServicePrice'];
export type WhitelistAddress = components['schemas']['WhitelistAddress'];
export type ManagedService = components['schemas']['ManagedService'];
export type ServiceResourceRequest = components['schemas']['ServiceResourceRequest'];
export type CreateManagedServiceRequest = components['schemas']['CreateManagedServiceRequest'];
export type UpdateManagedServiceRequest = components['schemas']['UpdateManagedServiceRequest'];
export type RebuildServiceVmRequest = components['schemas']['RebuildServiceVmRequest'];
export type ServiceSecret = components['schemas']['ServiceSecret'];
export type WhitelistAddressRequest = components['schemas']['WhitelistAddressRequest'];
export type CorsOrigin = components['schemas']['CorsOrigin'];
export type Bucket = components['schemas']['Bucket'];
export type BucketName = components['schemas']['BucketName'];
export type CreateBucketRequest = components['schemas']['CreateBucketRequest'];
export type DeleteBucketRequest = components['schemas']['DeleteBucketRequest'];
export type UpdateBucketRequest = components['schemas']['UpdateBucketRequest'];
export type SetBucketCorsRequest = components['schemas']['SetBucketCorsRequest'];
export type StorageUser = components['schemas']['StorageUser'];
export type S3Key = components['schemas']['S3Key'];
export type DeleteS3KeyRequest = components['schemas']['DeleteS3KeyRequest'];
export type S3Endpoint = components['schemas']['S3Endpoint'];
export type ConsoleSession = components['schemas']['ConsoleSession'];
export type MetricRange = components['schemas']['MetricRange'];
export type VmMetric = components['schemas']['VmMetric'];
export type MetricUnit = components['schemas']['MetricUnit'];
export type MetricPoint = components['schemas']['MetricPoint'];
export type VmMetricSeries = components['schemas']['VmMetricSeries'];
export type VmMetrics = components['schemas']['VmMetrics'];
export type ResourceKind = components['schemas']['ResourceKind'];
export type EventResult = components['schemas']['EventResult'];
export type EventLogEntry = components['schemas']['EventLogEntry'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseFailed = components['responses']['Failed'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseStorageFailed = components['responses']['StorageFailed'];
export type ParameterLocation = components['parameters']['Location'];
export type ParameterVmUuid = components['parameters']['VmUuid'];
export type ParameterLeaseUuid = components['parameters']['LeaseUuid'];
export type ParameterAddress = components['parameters']['Address'];
export type ParameterNetworkUuid = components['parameters']['NetworkUuid'];
export type ParameterLoadBalancerUuid = components['parameters']['LoadBalancerUuid'];
export type ParameterFirewallUuid = components['parameters']['FirewallUuid'];
export type ParameterAssignedVmUuid = components['parameters']['AssignedVmUuid'];
export type ParameterServiceUuid = components['parameters']['ServiceUuid'];
export type ParameterServiceResourceUuid = components['parameters']['ServiceResourceUuid'];
export type $defs = Record<string, never>;
export interface operations {
    signInCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "auth0code0example",
                 *       "state": "s7f3example",
                 *       "redirect_uri": "https://console.livery.example/app/signin_callback"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["IdentityCallbackParameters"];
            };
        };
        responses: {
            /** @description The user is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "apikey": "hT3kq0example",
                     *       "user": {
                     *         "id": 77,
                     *         "name": "demo@livery.example",
                     *         "profile_data": {
                     *           "first_name": "Mari",
                     *           "last_name": "Tamm",
                     *           "personal_id_number": null,
                     *           "phone_number": "+3725550100",
                     *           "lang": "en",
                     *           "avatar": null,
                     *           "email": "demo@livery.example"
                     *         },
                     *         "kong_key": "hT3kq0example",
                     *         "intercom_user_hash": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignInResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 77,
                     *       "name": "demo@livery.example",
                     *       "profile_data": {
                     *         "first_name": "Mari",
                     *         "last_name": "Tamm",
                     *         "personal_id_number": null,
                     *         "phone_number": "+3725550100",
                     *         "lang": "en",
                     *         "avatar": null,
                     *         "email": "demo@livery.example"
                     *       },
                     *       "kong_key": "hT3kq0example",
                     *       "intercom_user_hash": null
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getUserPrivileges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is an administrator. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Mari",
                 *       "last_name": "Tamm",
                 *       "phone_number": "+3725550100",
                 *       "lang": "et"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserProfileRequest"];
            };
        };
        responses: {
            /** @description The user as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 77,
                     *       "name": "demo@livery.example",
                     *       "profile_data": {
                     *         "first_name": "Mari",
                     *         "last_name": "Tamm",
                     *         "personal_id_number": null,
                     *         "phone_number": "+3725550100",
                     *         "lang": "en",
                     *         "avatar": null,
                     *         "email": "demo@livery.example"
                     *       },
                     *       "kong_key": "hT3kq0example",
                     *       "intercom_user_hash": null
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getMfaStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_active": false
                     *     }
                     */
                    "application/json": components["schemas"]["MfaStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    activateMfa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activation is started; it is on once the user has enrolled a device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enrollment_url": "https://id.livery.example/enroll?ticket=9f2c"
                     *     }
                     */
                    "application/json": components["schemas"]["MfaActivation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deactivateMfa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createAdminToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "adm0example"
                     *     }
                     */
                    "application/json": components["schemas"]["AdminToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listAccessImpersonations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations, pending and accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "5b1d6f0e-2d5b-4b0e-9d54-0a3f6f2f7c11",
                     *         "access_owner": "owner@northwind.example",
                     *         "billing_account_name": "Northwind OÜ",
                     *         "is_accepted": true,
                     *         "accepted_at": "2026-02-03 08:15:00",
                     *         "created_at": "2026-02-02 16:40:12"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AccessImpersonation"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    acceptAccessImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation.
                 * @example 6e0f3a52-1c7d-4b9a-8e25-d4c3b2a19087
                 */
                uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    startAccessImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation.
                 * @example 6e0f3a52-1c7d-4b9a-8e25-d4c3b2a19087
                 */
                uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token to send instead of the API key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "imp0example"
                     *     }
                     */
                    "application/json": components["schemas"]["ImpersonationToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 501,
                     *         "billing_account_id": 1201,
                     *         "consumer_id": "0b7d2a4e-3f0c-4a5d-8a7e-1f4f0c9b2d33",
                     *         "kong_id": "7c2f9e10-6d1b-4c8e-9c55-2a1b3c4d5e6f",
                     *         "description": "Deploy pipeline",
                     *         "restricted": true,
                     *         "token": "tk0example",
                     *         "created_at": "2026-03-14 09:26:53",
                     *         "updated_at": null,
                     *         "user_id": 77,
                     *         "acting_user_id": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Terraform",
                 *       "billing_account_id": 1201,
                 *       "restricted": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateApiTokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 501,
                     *       "billing_account_id": 1201,
                     *       "consumer_id": "0b7d2a4e-3f0c-4a5d-8a7e-1f4f0c9b2d33",
                     *       "kong_id": "7c2f9e10-6d1b-4c8e-9c55-2a1b3c4d5e6f",
                     *       "description": "Deploy pipeline",
                     *       "restricted": true,
                     *       "token": "tk0example",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": null,
                     *       "user_id": 77,
                     *       "acting_user_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token_id": 88
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeleteApiTokenRequest"];
            };
        };
        responses: {
            /** @description The token is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token_id": 88,
                 *       "description": "Terraform at the office"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateApiTokenRequest"];
            };
        };
        responses: {
            /** @description The token as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 501,
                     *       "billing_account_id": 1201,
                     *       "consumer_id": "0b7d2a4e-3f0c-4a5d-8a7e-1f4f0c9b2d33",
                     *       "kong_id": "7c2f9e10-6d1b-4c8e-9c55-2a1b3c4d5e6f",
                     *       "description": "Deploy pipeline",
                     *       "restricted": true,
                     *       "token": "tk0example",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": null,
                     *       "user_id": 77,
                     *       "acting_user_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listAccessDelegations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access delegations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "billing_account_id": 1201,
                     *         "impersonations": [
                     *           {
                     *             "uuid": "5b1d6f0e-2d5b-4b0e-9d54-0a3f6f2f7c11",
                     *             "grantee_id": 81,
                     *             "grantee_username": "jaan@northwind.example",
                     *             "is_accepted": false,
                     *             "accepted_at": null,
                     *             "created_at": "2026-02-02 16:40:12"
                     *           }
                     *         ],
                     *         "name": "Operations team",
                     *         "owner_id": 77,
                     *         "created_at": "2026-01-20 10:00:00",
                     *         "updated_at": "2026-02-02 16:40:12"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AccessDelegation"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createAccessDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bookkeepers",
                 *       "billing_account_id": 1201
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateAccessDelegationRequest"];
            };
        };
        responses: {
            /** @description The access delegation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 32,
                     *       "billing_account_id": null,
                     *       "impersonations": [],
                     *       "name": "Auditors",
                     *       "owner_id": 77,
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["AccessDelegation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteAccessDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Access delegation to delete.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access delegation is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createAccessDelegationImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The access delegation.
                 * @example 31
                 */
                delegation_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grantee_username": "jaan@saar.example"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateAccessDelegationImpersonationRequest"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "5b1d6f0e-2d5b-4b0e-9d54-0a3f6f2f7c11",
                     *       "grantee_id": 81,
                     *       "grantee_username": "jaan@northwind.example",
                     *       "is_accepted": false,
                     *       "accepted_at": null,
                     *       "created_at": "2026-02-02 16:40:12"
                     *     }
                     */
                    "application/json": components["schemas"]["AccessDelegationImpersonation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteAccessDelegationImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The access delegation.
                 * @example 31
                 */
                delegation_id: number;
                /**
                 * @description Invitation to withdraw.
                 * @example 6e0f3a52-1c7d-4b9a-8e25-d4c3b2a19087
                 */
                impersonation_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getUiConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "siteName": "Livery Cloud",
                     *       "siteTheme": "default",
                     *       "siteCountry": "EE",
                     *       "siteLocale": "en",
                     *       "siteCurrency": "EUR",
                     *       "displayCurrencies": [
                     *         {
                     *           "code": "EUR",
                     *           "title": "Euro",
                     *           "rate": 1
                     *         },
                     *         {
                     *           "code": "USD",
                     *           "title": "US dollar",
                     *           "rate": 1.08
                     *         }
                     *       ],
                     *       "locations": [
                     *         {
                     *           "slug": "jhv",
                     *           "display_name": "Jõhvi",
                     *           "description": "Data center in the north-east",
                     *           "country_code": "EST",
                     *           "order_nr": 1,
                     *           "is_default": true,
                     *           "is_preferred": true,
                     *           "is_published": true,
                     *           "create_resource_disabled": false,
                     *           "mikrotik": false
                     *         }
                     *       ],
                     *       "features": {
                     *         "vms": true,
                     *         "vmApps": true,
                     *         "ips": true,
                     *         "privateNetworks": true,
                     *         "loadBalancer": true,
                     *         "firewall": true,
                     *         "storage": true,
                     *         "services": true,
                     *         "kubernetes": true,
                     *         "bareMetal": true,
                     *         "vmConsole": true,
                     *         "vmMetrics": true,
                     *         "eventLog": true
                     *       },
                     *       "identityProvider": {
                     *         "kind": "auth0",
                     *         "domain": "id.livery.example",
                     *         "client_id": "livery-console",
                     *         "connection": "Username-Password-Authentication",
                     *         "social_connections": [
                     *           "google"
                     *         ]
                     *       },
                     *       "mfaAvailable": true,
                     *       "recurringPaymentsEnabled": true,
                     *       "firstAccountCredit": 22,
                     *       "referralCodeEnabled": true,
                     *       "referralCreditAmounts": {
                     *         "receiver_credit": 5.44,
                     *         "promoter_credit": 4.93,
                     *         "referral_credit_receiver_precondition_topup_sum": 11.33
                     *       },
                     *       "limitedBillingAccountConfig": {
                     *         "vcpu": 1,
                     *         "ram_mb": 2048
                     *       },
                     *       "minimumTopupAmount": 13,
                     *       "allowDebt": false,
                     *       "manualBillingAccountValidation": false,
                     *       "predefinedPackages": [
                     *         {
                     *           "cpu": 2,
                     *           "ram": 4096,
                     *           "ssd": 40,
                     *           "default_os_list": [
                     *             "ubuntu"
                     *           ],
                     *           "os_list": [
                     *             "ubuntu",
                     *             "debian",
                     *             "windows"
                     *           ],
                     *           "disabled_os_list": [
                     *             "windows"
                     *           ],
                     *           "notice": null
                     *         }
                     *       ],
                     *       "paymentProcessors": [
                     *         {
                     *           "type": "creditcard",
                     *           "name": "Credit card",
                     *           "keyword": "stripe_creditcard",
                     *           "public_key": "pk_test_example",
                     *           "verification_amount": 1,
                     *           "use_3ds_verification": true,
                     *           "supports_auto_topup": true,
                     *           "show_postalcode_input": false,
                     *           "service_fee": {
                     *             "flat_rate": 0.25,
                     *             "percentage": 1.5
                     *           },
                     *           "charge_currency_conversion": null,
                     *           "methods": []
                     *         },
                     *         {
                     *           "type": "link",
                     *           "name": "Bank link",
                     *           "keyword": "omise",
                     *           "charge_currency_conversion": {
                     *             "to_currency": "THB"
                     *           },
                     *           "methods": [
                     *             {
                     *               "key": "promptpay",
                     *               "name": "PromptPay"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "invoice",
                     *           "name": "Pay by invoice",
                     *           "keyword": "invoice"
                     *         }
                     *       ],
                     *       "billingAccountFields": [
                     *         {
                     *           "field": "email",
                     *           "required": true,
                     *           "visible": true
                     *         },
                     *         {
                     *           "field": "customer_phone",
                     *           "required": true,
                     *           "visible": true
                     *         },
                     *         {
                     *           "field": "integration_id",
                     *           "required": false,
                     *           "visible": false
                     *         }
                     *       ],
                     *       "chat": {
                     *         "kind": "tawk",
                     *         "property_id": "5f0example",
                     *         "widget_id": "default"
                     *       },
                     *       "backupTime": "Wednesday 02:00",
                     *       "termsUrl": "https://livery.example/terms",
                     *       "s3ForcePathStyle": true,
                     *       "supportEmail": "support@livery.example",
                     *       "billingEmail": "billing@livery.example",
                     *       "apiDocUrl": "https://livery.example/api",
                     *       "loginTitle": null,
                     *       "loginSubtitle": null,
                     *       "loginIntro": null,
                     *       "logo": null,
                     *       "vatText": "excl. VAT",
                     *       "isoCertificates": [
                     *         {
                     *           "url": "https://livery.example/iso27001",
                     *           "image": "/certificates/iso27001.svg"
                     *         }
                     *       ],
                     *       "themeScripts": [
                     *         {
                     *           "src": "https://consent.example/banner.js",
                     *           "waitForLoad": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SiteConfig"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations of the site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "jhv",
                     *         "display_name": "Jõhvi",
                     *         "description": "Data center in the north-east",
                     *         "country_code": "EST",
                     *         "order_nr": 1,
                     *         "is_default": true,
                     *         "is_preferred": true,
                     *         "is_published": true,
                     *         "create_resource_disabled": false,
                     *         "mikrotik": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Location"][];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listVmImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "os_name": "ubuntu",
                     *         "display_name": "Ubuntu",
                     *         "versions": [
                     *           {
                     *             "os_version": "24.04",
                     *             "display_name": "24.04 LTS",
                     *             "published": true
                     *           },
                     *           {
                     *             "os_version": "26.04",
                     *             "display_name": "26.04 LTS",
                     *             "published": false
                     *           }
                     *         ],
                     *         "icon": "/images/ubuntu.svg",
                     *         "is_default": true,
                     *         "is_app_catalog": false,
                     *         "ui_position": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VmImage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getRestrictionClearThreshold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The threshold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "threshold": 25
                     *     }
                     */
                    "application/json": components["schemas"]["RestrictionClearThreshold"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setRestrictionClearThreshold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threshold": 13
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RestrictionClearThreshold"];
            };
        };
        responses: {
            /** @description The threshold is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices by currency, then location, then host pool. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "EUR": {
                     *         "jhv": {
                     *           "default": [
                     *             {
                     *               "resource_type": "CPU",
                     *               "description": "Virtual CPU",
                     *               "unit": "CPU",
                     *               "price_per_unit": 0.0068,
                     *               "monthly_price_per_unit": 4.9,
                     *               "tiers": [
                     *                 {
                     *                   "from": 8,
                     *                   "price_per_unit": 0.0061,
                     *                   "monthly_price_per_unit": 4.4
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "resource_type": "RAM",
                     *               "description": "Memory",
                     *               "unit": "GB",
                     *               "price_per_unit": 0.0042,
                     *               "monthly_price_per_unit": 3,
                     *               "tiers": []
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listBillingAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The billing accounts the user may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1201,
                     *         "title": "Northwind OÜ",
                     *         "site": "livery",
                     *         "email": "billing@northwind.example",
                     *         "status": "ACTIVE",
                     *         "is_active": true,
                     *         "is_default": true,
                     *         "is_deleted": false,
                     *         "allow_debt": false,
                     *         "can_pay": true,
                     *         "credit_amount": 84.2,
                     *         "discount_percentage": 0,
                     *         "vat_percentage": 22,
                     *         "precalc_credit_amount": 67.41,
                     *         "precalc_days_in_debt": null,
                     *         "precalc_ongoing": 16.79,
                     *         "unpaid_amount": 0,
                     *         "recurring_payment_amount": 50,
                     *         "recurring_payment_threshold": 10,
                     *         "is_recurring_payment_enabled": true,
                     *         "paying_by_invoice": false,
                     *         "send_invoice_email": true,
                     *         "restriction_level": "CLEAR",
                     *         "referral_code": null,
                     *         "referral_share_code": "NW7K2",
                     *         "reseller": null,
                     *         "user_id": 77,
                     *         "primary_card": null,
                     *         "running_totals": {
                     *           "credit_amount": 84.2,
                     *           "credit_available": 67.41,
                     *           "discount_amount": 0,
                     *           "ongoing": 13.76,
                     *           "subtotal": 13.76,
                     *           "total_before_tax": 13.76,
                     *           "total": 16.79,
                     *           "vat_tax": 3.03
                     *         },
                     *         "low_balance_notice_settings": {
                     *           "threshold": 5,
                     *           "is_enabled": true
                     *         },
                     *         "eligible_promotions": [
                     *           {
                     *             "credit_type": "referral_receiver",
                     *             "amount": 5.44,
                     *             "top_up_requirement": 11.33,
                     *             "top_up_done": 0
                     *           }
                     *         ],
                     *         "suspend_reason": null,
                     *         "customer_name": "Mari Tamm",
                     *         "customer_phone": "+3725550100",
                     *         "company_name": "Northwind OÜ",
                     *         "company_reg_code": "12345678",
                     *         "company_vat_number": "EE123456789",
                     *         "address_line1": "Pikk 1",
                     *         "city": "Tallinn",
                     *         "country": "EE",
                     *         "post_index": "10123",
                     *         "lang": "et",
                     *         "integration_id": null,
                     *         "additional_data": {
                     *           "link_methods": []
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BillingAccount"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateBillingAccount: {
        parameters: {
            query: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                billing_account_id: components["schemas"]["BillingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Tamm & Partners",
                 *       "email": "invoices@tamm.example"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["BillingAccountFields"];
            };
        };
        responses: {
            /** @description The billing account as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1201,
                     *       "title": "Northwind OÜ",
                     *       "site": "livery",
                     *       "email": "billing@northwind.example",
                     *       "status": "ACTIVE",
                     *       "is_active": true,
                     *       "is_default": true,
                     *       "is_deleted": false,
                     *       "allow_debt": false,
                     *       "can_pay": true,
                     *       "credit_amount": 84.2,
                     *       "discount_percentage": 0,
                     *       "vat_percentage": 22,
                     *       "precalc_credit_amount": 67.41,
                     *       "precalc_days_in_debt": null,
                     *       "precalc_ongoing": 16.79,
                     *       "unpaid_amount": 0,
                     *       "recurring_payment_amount": 50,
                     *       "recurring_payment_threshold": 10,
                     *       "is_recurring_payment_enabled": true,
                     *       "paying_by_invoice": false,
                     *       "send_invoice_email": true,
                     *       "restriction_level": "CLEAR",
                     *       "referral_code": null,
                     *       "referral_share_code": "NW7K2",
                     *       "reseller": null,
                     *       "user_id": 77,
                     *       "primary_card": null,
                     *       "running_totals": {
                     *         "credit_amount": 84.2,
                     *         "credit_available": 67.41,
                     *         "discount_amount": 0,
                     *         "ongoing": 13.76,
                     *         "subtotal": 13.76,
                     *         "total_before_tax": 13.76,
                     *         "total": 16.79,
                     *         "vat_tax": 3.03
                     *       },
                     *       "low_balance_notice_settings": {
                     *         "threshold": 5,
                     *         "is_enabled": true
                     *       },
                     *       "eligible_promotions": [
                     *         {
                     *           "credit_type": "referral_receiver",
                     *           "amount": 5.44,
                     *           "top_up_requirement": 11.33,
                     *           "top_up_done": 0
                     *         }
                     *       ],
                     *       "suspend_reason": null,
                     *       "customer_name": "Mari Tamm",
                     *       "customer_phone": "+3725550100",
                     *       "company_name": "Northwind OÜ",
                     *       "company_reg_code": "12345678",
                     *       "company_vat_number": "EE123456789",
                     *       "address_line1": "Pikk 1",
                     *       "city": "Tallinn",
                     *       "country": "EE",
                     *       "post_index": "10123",
                     *       "lang": "et",
                     *       "integration_id": null,
                     *       "additional_data": {
                     *         "link_methods": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BillingAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createBillingAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Tamm & Partners",
                 *       "site": "livery",
                 *       "create_type": "invoice",
                 *       "company_name": "Tamm & Partners OÜ",
                 *       "company_reg_code": "14012345",
                 *       "company_vat_number": "EE101234567",
                 *       "email": "billing@tamm.example",
                 *       "address_line1": "Pikk 12",
                 *       "city": "Tallinn",
                 *       "country": "EE",
                 *       "post_index": "10123"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateBillingAccountRequest"];
            };
        };
        responses: {
            /** @description The billing account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1201,
                     *       "title": "Northwind OÜ",
                     *       "site": "livery",
                     *       "email": "billing@northwind.example",
                     *       "status": "ACTIVE",
                     *       "is_active": true,
                     *       "is_default": true,
                     *       "is_deleted": false,
                     *       "allow_debt": false,
                     *       "can_pay": true,
                     *       "credit_amount": 84.2,
                     *       "discount_percentage": 0,
                     *       "vat_percentage": 22,
                     *       "precalc_credit_amount": 67.41,
                     *       "precalc_days_in_debt": null,
                     *       "precalc_ongoing": 16.79,
                     *       "unpaid_amount": 0,
                     *       "recurring_payment_amount": 50,
                     *       "recurring_payment_threshold": 10,
                     *       "is_recurring_payment_enabled": true,
                     *       "paying_by_invoice": false,
                     *       "send_invoice_email": true,
                     *       "restriction_level": "CLEAR",
                     *       "referral_code": null,
                     *       "referral_share_code": "NW7K2",
                     *       "reseller": null,
                     *       "user_id": 77,
                     *       "primary_card": null,
                     *       "running_totals": {
                     *         "credit_amount": 84.2,
                     *         "credit_available": 67.41,
                     *         "discount_amount": 0,
                     *         "ongoing": 13.76,
                     *         "subtotal": 13.76,
                     *         "total_before_tax": 13.76,
                     *         "total": 16.79,
                     *         "vat_tax": 3.03
                     *       },
                     *       "low_balance_notice_settings": {
                     *         "threshold": 5,
                     *         "is_enabled": true
                     *       },
                     *       "eligible_promotions": [
                     *         {
                     *           "credit_type": "referral_receiver",
                     *           "amount": 5.44,
                     *           "top_up_requirement": 11.33,
                     *           "top_up_done": 0
                     *         }
                     *       ],
                     *       "suspend_reason": null,
                     *       "customer_name": "Mari Tamm",
                     *       "customer_phone": "+3725550100",
                     *       "company_name": "Northwind OÜ",
                     *       "company_reg_code": "12345678",
                     *       "company_vat_number": "EE123456789",
                     *       "address_line1": "Pikk 1",
                     *       "city": "Tallinn",
                     *       "country": "EE",
                     *       "post_index": "10123",
                     *       "lang": "et",
                     *       "integration_id": null,
                     *       "additional_data": {
                     *         "link_methods": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BillingAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteBillingAccount: {
        parameters: {
            query: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                billing_account_id: components["schemas"]["BillingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The billing account is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setDefaultBillingAccount: {
        parameters: {
            query: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                billing_account_id: components["schemas"]["BillingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description New resources are billed to it unless chosen otherwise. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    activateCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                id: components["schemas"]["BillingAccountId"];
                /**
                 * @description Code of the campaign.
                 * @example SPRING26
                 */
                campaign_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is active. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setRecurringPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                id: components["schemas"]["BillingAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_recurring_payment_enabled": true,
                 *       "recurring_payment_threshold": 10,
                 *       "recurring_payment_amount": 50
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SetRecurringPaymentRequest"];
            };
        };
        responses: {
            /** @description Automatic top-up is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setLowBalanceNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billing_account_id": 1201,
                 *       "threshold": 20,
                 *       "is_enabled": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SetLowBalanceNoticeRequest"];
            };
        };
        responses: {
            /** @description The notice is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listUsage: {
        parameters: {
            query: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                billing_account_id: components["schemas"]["BillingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry a resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "2f7c6b0a-8e0f-4a51-9a39-6f3f7d6c1a20",
                     *         "hours": 321.5,
                     *         "price": 0.0428,
                     *         "cost": 13.76,
                     *         "description": "Virtual machine web-1",
                     *         "configurations": [
                     *           {
                     *             "description": "2 vCPU, 4 GB RAM, 40 GB",
                     *             "hours": 321.5,
                     *             "price": 0.0428,
                     *             "cost": 13.76
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UsageEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                billing_account_id: components["schemas"]["BillingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices and the one still running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 90412,
                     *         "type": "cloud_services",
                     *         "status": 10,
                     *         "period_start": "2026-02-01 00:00:00",
                     *         "period_end": "2026-02-28 23:59:59",
                     *         "due_date": "2026-03-14 00:00:00",
                     *         "totals": {
                     *           "subtotal": 30.82,
                     *           "discount_amount": 0,
                     *           "total_before_tax": 30.82,
                     *           "vat_tax": 6.78,
                     *           "total": 37.6
                     *         },
                     *         "records_list": [
                     *           {
                     *             "name": "Virtual machine web-1",
                     *             "qty": 672,
                     *             "qty_unit": "h",
                     *             "item_price": 0.0428,
                     *             "amount": 28.76,
                     *             "vat_amount": 6.33
                     *           },
                     *           {
                     *             "name": "IP address",
                     *             "qty": 1,
                     *             "qty_unit": "pcs",
                     *             "item_price": 2.06,
                     *             "amount": 2.06,
                     *             "vat_amount": 0.45
                     *           }
                     *         ],
                     *         "transaction_list": [
                     *           {
                     *             "id": 55120,
                     *             "amount": 37.6,
                     *             "status": 10,
                     *             "description": "Visa 4242",
                     *             "created_at": "2026-03-02 06:00:11"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query: {
                /**
                 * @description Number of the issued invoice.
                 * @example 20417
                 */
                invoice_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    payInvoice: {
        parameters: {
            query: {
                /**
                 * @description Number of the issued invoice.
                 * @example 20417
                 */
                invoice_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice is paid or its payment is in progress. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setResourceBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "billing_account_id": 1202
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SetResourceBillingRequest"];
            };
        };
        responses: {
            /** @description The resource is charged to the other account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getPaypalIdToken: {
        parameters: {
            query: {
                /**
                 * @description Session of the vault; one a browser session.
                 * @example ppsession0example
                 */
                session_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id_token": "eyJhbGciOiJub25lIn0.example"
                     *     }
                     */
                    "application/json": components["schemas"]["PaypalIdToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getPaypalSetupToken: {
        parameters: {
            query: {
                /**
                 * @description Session of the vault; one a browser session.
                 * @example ppsession0example
                 */
                session_id: string;
                /**
                 * @description Address the vault comes back to.
                 * @example https://console.livery.example/app/payment_return
                 */
                return_url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "setup_token": "5C991763VB2781612"
                     *     }
                     */
                    "application/json": components["schemas"]["PaypalSetupToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getPaypalPaymentToken: {
        parameters: {
            query: {
                /**
                 * @description Session of the vault; one a browser session.
                 * @example ppsession0example
                 */
                session_id: string;
                /**
                 * @description Token of the setup the customer approved.
                 * @example setup0example
                 */
                setup_token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payment_token": "8kk8451t"
                     *     }
                     */
                    "application/json": components["schemas"]["PaypalPaymentToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment methods of all billing accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 310,
                     *         "billing_account_id": 1201,
                     *         "type": "creditcard",
                     *         "identifier": "pm_example",
                     *         "is_primary": true,
                     *         "is_verified": true,
                     *         "is_verification_pending": false,
                     *         "is_deleted": false,
                     *         "valid_thru": "2028-09",
                     *         "processor": {
                     *           "id": 2,
                     *           "is_active": true,
                     *           "keyword": "stripe_creditcard"
                     *         },
                     *         "additional_data": {
                     *           "card_type": "visa",
                     *           "last4": "4242",
                     *           "brand": "Visa",
                     *           "expiry_month": 9,
                     *           "expiry_year": 2028,
                     *           "card_holder": "Mari Tamm"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Card"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billing_account_id": 1201,
                 *       "token": "tok_0example",
                 *       "processor_keyword": "stripe_creditcard"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateCardRequest"];
            };
        };
        responses: {
            /** @description The payment method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 310,
                     *       "billing_account_id": 1201,
                     *       "type": "creditcard",
                     *       "identifier": "pm_example",
                     *       "is_primary": true,
                     *       "is_verified": true,
                     *       "is_verification_pending": false,
                     *       "is_deleted": false,
                     *       "valid_thru": "2028-09",
                     *       "processor": {
                     *         "id": 2,
                     *         "is_active": true,
                     *         "keyword": "stripe_creditcard"
                     *       },
                     *       "additional_data": {
                     *         "card_type": "visa",
                     *         "last4": "4242",
                     *         "brand": "Visa",
                     *         "expiry_month": 9,
                     *         "expiry_year": 2028,
                     *         "card_holder": "Mari Tamm"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteCard: {
        parameters: {
            query: {
                /**
                 * @description The payment method.
                 * @example 501
                 */
                payment_object_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment method is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setPrimaryCard: {
        parameters: {
            query: {
                /**
                 * @description The payment method.
                 * @example 501
                 */
                payment_object_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is charged first. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    applyForInvoicePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billing_account_id": 1201
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ApplyForInvoicePaymentRequest"];
            };
        };
        responses: {
            /** @description The application is made. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    prehookCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billing_account_id": 1201,
                 *       "processor_keyword": "stripe_creditcard"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PrehookCardRequest"];
            };
        };
        responses: {
            /** @description What the processor's own code needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "seti_example",
                     *       "client_secret": "seti_example_secret",
                     *       "status": "requires_payment_method",
                     *       "usage": "off_session"
                     *     }
                     */
                    "application/json": components["schemas"]["CardPrehook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    verifyCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_object_id": 501,
                 *       "front_base_url": "https://console.livery.example/app",
                 *       "force_3ds": false
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VerifyCardRequest"];
            };
        };
        responses: {
            /** @description The verification is started or done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "card": {
                     *         "id": 310,
                     *         "billing_account_id": 1201,
                     *         "type": "creditcard",
                     *         "identifier": "pm_example",
                     *         "is_primary": true,
                     *         "is_verified": true,
                     *         "is_verification_pending": false,
                     *         "is_deleted": false,
                     *         "valid_thru": "2028-09",
                     *         "processor": {
                     *           "id": 2,
                     *           "is_active": true,
                     *           "keyword": "stripe_creditcard"
                     *         },
                     *         "additional_data": {
                     *           "card_type": "visa",
                     *           "last4": "4242",
                     *           "brand": "Visa",
                     *           "expiry_month": 9,
                     *           "expiry_year": 2028,
                     *           "card_holder": "Mari Tamm"
                     *         }
                     *       },
                     *       "authorize_uri": "https://bank.example/authorize/7f1",
                     *       "data_ref": "card-verify-7f1"
                     *     }
                     */
                    "application/json": components["schemas"]["CardVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listCreditHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes of all billing accounts, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7001,
                     *         "billing_account_id": 1201,
                     *         "amount": 50,
                     *         "description": "Top-up by card",
                     *         "reference": "ch_example",
                     *         "acting_user_id": null,
                     *         "created_at": "2026-03-01 12:00:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CreditHistoryEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    saveLinkMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billing_account_id": 1201,
                 *       "method_ids": [
                 *         "pm_bank_1",
                 *         "pm_card_2"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SaveLinkMethodsRequest"];
            };
        };
        responses: {
            /** @description The methods are saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    sendLinkData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billing_account_id": 1201,
                 *       "processor": "stripe",
                 *       "amount": 50,
                 *       "params": "{\"method\":\"bank_transfer\"}"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SendLinkDataRequest"];
            };
        };
        responses: {
            /** @description How to go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "error_msg": null,
                     *       "data": {
                     *         "identifier": "topup-8842",
                     *         "persistent_data_ref": "topup-8842",
                     *         "redirect_url": "https://pay.example/checkout/8842"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LinkSendResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getLinkResult: {
        parameters: {
            query: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                billing_account_id: components["schemas"]["BillingAccountId"];
                /**
                 * @description Identifier of the payment.
                 * @example pay0example
                 */
                identifier: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": null
                     *     }
                     */
                    "application/json": components["schemas"]["LinkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getPersistentData: {
        parameters: {
            query: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                billing_account_id: components["schemas"]["BillingAccountId"];
                /**
                 * @description Identifier of the payment.
                 * @example pay0example
                 */
                identifier: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state and data of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "pending",
                     *       "data": {
                     *         "qrcode_url": "https://pay.example/qr/8842.png"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PersistentData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getFinalTopupAmount: {
        parameters: {
            query: {
                /**
                 * @description The billing account.
                 * @example 1201
                 */
                billing_account_id: components["schemas"]["BillingAccountId"];
                /**
                 * @description Processor to pay with.
                 * @example stripe
                 */
                processor: components["schemas"]["PaymentProcessorKeyword"];
                /**
                 * @description Credit to buy, in the site currency.
                 * @example 50
                 */
                amount: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "final_amount": 62.19
                     *     }
                     */
                    "application/json": components["schemas"]["FinalTopupAmount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    buyCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billing_account_id": 1201,
                 *       "payment_object_id": 501,
                 *       "amount": 50,
                 *       "on_session": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["BuyCreditRequest"];
            };
        };
        responses: {
            /** @description The payment is taken, refused or to be confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": null,
                     *       "data": {
                     *         "client_secret": "pi_example_secret"
                     *       },
                     *       "relay_props": {
                     *         "billing_account_id": 1201,
                     *         "charge_id": "pi_example",
                     *         "payment_object_id": 310
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditPurchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    completeCreditPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billing_account_id": 1201,
                 *       "charge_id": "ch_0example",
                 *       "payment_object_id": 501
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreditPurchaseRelay"];
            };
        };
        responses: {
            /** @description The credit is added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getVmParameters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parameters, in no particular order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "vcpu",
                     *         "type": "integer",
                     *         "constraints": [
                     *           {
                     *             "kind": "range",
                     *             "min": 1,
                     *             "max": 32,
                     *             "step": 1
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "name": "os_name",
                     *         "type": "string",
                     *         "constraints": [
                     *           {
                     *             "kind": "enum",
                     *             "values": [
                     *               "debian",
                     *               "ubuntu",
                     *               "windows"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "name": "username",
                     *         "type": "string",
                     *         "constraints": [
                     *           {
                     *             "kind": "regexp",
                     *             "pattern": "^[A-Za-z_][A-Za-z0-9_.-]{0,31}$"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VmParameter"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "web-3",
                 *       "os_name": "ubuntu",
                 *       "os_version": "24.04",
                 *       "username": "ops",
                 *       "password": "Correct7Horse",
                 *       "public_key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f mari@laptop",
                 *       "vcpu": 2,
                 *       "ram": 4096,
                 *       "disks": [
                 *         60
                 *       ],
                 *       "reserve_public_ip": true,
                 *       "billing_account_id": 1201
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateVmRequest"];
            };
        };
        responses: {
            /** @description The machine, still being created; its addresses come later. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *       "name": "web-1",
                     *       "description": "Shop front end",
                     *       "status": "creating",
                     *       "status_changed_at": "2026-03-14 09:26:53",
                     *       "vcpu": 2,
                     *       "memory": 4096,
                     *       "hostname": "web-1",
                     *       "username": "ops",
                     *       "os_name": "ubuntu",
                     *       "os_version": "24.04",
                     *       "license_type": null,
                     *       "mac": "52:54:00:1a:2b:3c",
                     *       "private_ipv4": null,
                     *       "public_ipv4": null,
                     *       "public_ipv6": null,
                     *       "backup": false,
                     *       "billing_account": 1201,
                     *       "designated_pool_uuid": "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *       "designated_pool_name": "standard",
                     *       "current_pool_uuid": null,
                     *       "current_pool_name": null,
                     *       "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "location": "jhv",
                     *       "storage": [
                     *         {
                     *           "uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21",
                     *           "name": "sda",
                     *           "size": 20,
                     *           "primary": true,
                     *           "shared": false,
                     *           "replicas": []
                     *         }
                     *       ],
                     *       "is_rescue": false,
                     *       "is_limited": false,
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["Vm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
            /** @description Compute resources temporarily unavailable due to high demand. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location."
                     *     }
                     */
                    "application/json": components["schemas"]["GeneralError"];
                };
            };
        };
    };
    deleteVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VmReference"];
            };
        };
        responses: {
            /** @description The machine is deleted; its floating address stays reserved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "vcpu": 4,
                 *       "ram": 8192
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateVmRequest"];
            };
        };
        responses: {
            /** @description The machine with its changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *       "name": "web-1",
                     *       "description": "Shop front end",
                     *       "status": "stopped",
                     *       "status_changed_at": "2026-03-14 09:27:31",
                     *       "vcpu": 4,
                     *       "memory": 8192,
                     *       "hostname": "web-1",
                     *       "username": "ops",
                     *       "os_name": "ubuntu",
                     *       "os_version": "24.04",
                     *       "license_type": null,
                     *       "mac": "52:54:00:1a:2b:3c",
                     *       "private_ipv4": "10.12.0.5",
                     *       "public_ipv4": "185.14.96.21",
                     *       "public_ipv6": "2a02:2f8:1:1::5",
                     *       "backup": true,
                     *       "billing_account": 1201,
                     *       "designated_pool_uuid": "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *       "designated_pool_name": "standard",
                     *       "current_pool_uuid": "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *       "current_pool_name": "standard",
                     *       "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "location": "jhv",
                     *       "storage": [
                     *         {
                     *           "uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21",
                     *           "name": "sda",
                     *           "size": 20,
                     *           "primary": true,
                     *           "shared": false,
                     *           "replicas": [
                     *             {
                     *               "uuid": "c4a1d7e2-91f0-4d3b-8b6a-1e5f7a9c3b32",
                     *               "type": "snapshot",
                     *               "master_uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21",
                     *               "size_gb": 6.4,
                     *               "created_at": "2026-03-10 08:00:00"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "is_rescue": false,
                     *       "is_limited": false,
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 09:27:31"
                     *     }
                     */
                    "application/json": components["schemas"]["Vm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The machine must be stopped to be resized. */
            409: components["responses"]["Conflict"];
            /** @description `Failed to update virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listVms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All machines, deleted ones left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *         "name": "web-1",
                     *         "description": "Shop front end",
                     *         "status": "running",
                     *         "status_changed_at": "2026-03-14 09:27:31",
                     *         "vcpu": 2,
                     *         "memory": 4096,
                     *         "hostname": "web-1",
                     *         "username": "ops",
                     *         "os_name": "ubuntu",
                     *         "os_version": "24.04",
                     *         "license_type": null,
                     *         "mac": "52:54:00:1a:2b:3c",
                     *         "private_ipv4": "10.12.0.5",
                     *         "public_ipv4": "185.14.96.21",
                     *         "public_ipv6": "2a02:2f8:1:1::5",
                     *         "backup": true,
                     *         "billing_account": 1201,
                     *         "designated_pool_uuid": "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *         "designated_pool_name": "standard",
                     *         "current_pool_uuid": "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *         "current_pool_name": "standard",
                     *         "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *         "location": "jhv",
                     *         "storage": [
                     *           {
                     *             "uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21",
                     *             "name": "sda",
                     *             "size": 20,
                     *             "primary": true,
                     *             "shared": false,
                     *             "replicas": [
                     *               {
                     *                 "uuid": "c4a1d7e2-91f0-4d3b-8b6a-1e5f7a9c3b32",
                     *                 "type": "snapshot",
                     *                 "master_uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21",
                     *                 "size_gb": 6.4,
                     *                 "created_at": "2026-03-10 08:00:00"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "is_rescue": false,
                     *         "is_limited": false,
                     *         "created_at": "2026-03-14 09:26:53",
                     *         "updated_at": "2026-03-14 09:27:31"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Vm"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    toggleVmBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VmReference"];
            };
        };
        responses: {
            /** @description Backups are switched. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to enable/disable backup` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    cloneVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "name": "web-1-clone"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CloneVmRequest"];
            };
        };
        responses: {
            /** @description The clone, still being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "91b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d",
                     *       "name": "web-1-clone",
                     *       "description": "Shop front end",
                     *       "status": "cloning",
                     *       "status_changed_at": "2026-03-14 09:26:53",
                     *       "vcpu": 2,
                     *       "memory": 4096,
                     *       "hostname": "web-1-clone",
                     *       "username": "ops",
                     *       "os_name": "ubuntu",
                     *       "os_version": "24.04",
                     *       "license_type": null,
                     *       "mac": "52:54:00:4d:5e:6f",
                     *       "private_ipv4": null,
                     *       "public_ipv4": null,
                     *       "public_ipv6": null,
                     *       "backup": false,
                     *       "billing_account": 1201,
                     *       "designated_pool_uuid": "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *       "designated_pool_name": "standard",
                     *       "current_pool_uuid": null,
                     *       "current_pool_name": null,
                     *       "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "location": "jhv",
                     *       "storage": [
                     *         {
                     *           "uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21",
                     *           "name": "sda",
                     *           "size": 20,
                     *           "primary": true,
                     *           "shared": false,
                     *           "replicas": []
                     *         }
                     *       ],
                     *       "is_rescue": false,
                     *       "is_limited": false,
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["Vm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to clone virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    rebuildVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "replica_uuid": "c4a1d7e2-91f0-4d3b-8b6a-1e5f7a9c3b32",
                 *       "type": "snapshot"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RebuildVmRequest"];
            };
        };
        responses: {
            /** @description The machine is being rebuilt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to rebuild virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createReplica: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VmReference"];
            };
        };
        responses: {
            /** @description The snapshot of the primary disk. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "c4a1d7e2-91f0-4d3b-8b6a-1e5f7a9c3b32",
                     *       "type": "snapshot",
                     *       "master_uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21",
                     *       "size_gb": 6.4,
                     *       "created_at": "2026-03-10 08:00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Replica"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to create snapshot of virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteReplica: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "replica_uuid": "c4a1d7e2-91f0-4d3b-8b6a-1e5f7a9c3b32"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeleteReplicaRequest"];
            };
        };
        responses: {
            /** @description The replica is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to delete snapshot` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    startRescue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VmReference"];
            };
        };
        responses: {
            /** @description The machine is starting in rescue mode. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The machine must be stopped. */
            409: components["responses"]["Conflict"];
            /** @description `Failed to start virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    reinstallVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "os_name": "debian",
                 *       "os_version": "12"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReinstallVmRequest"];
            };
        };
        responses: {
            /** @description The machine is being reinstalled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    startVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VmReference"];
            };
        };
        responses: {
            /** @description The machine is starting. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to start virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    stopVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "force": false
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StopVmRequest"];
            };
        };
        responses: {
            /** @description The machine is stopping. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to stop virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    addDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "size_gb": 100
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AddDiskRequest"];
            };
        };
        responses: {
            /** @description The new disk. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21",
                     *       "name": "sdb",
                     *       "size": 50,
                     *       "primary": false,
                     *       "shared": false,
                     *       "replicas": []
                     *     }
                     */
                    "application/json": components["schemas"]["Disk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to add disk to VM` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "storage_uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeleteDiskRequest"];
            };
        };
        responses: {
            /** @description The disk and its replicas are deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The disk is the primary one, or the machine is in transition. */
            409: components["responses"]["Conflict"];
            /** @description `Failed to delete disk from VM` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    resizeDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "disk_uuid": "b2c3d4e5-f6a7-4b8c-9d0e-1f2a3b4c5d6e",
                 *       "size_gb": 120
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ResizeDiskRequest"];
            };
        };
        responses: {
            /** @description The disk with its new size. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "2b9c4f80-3c1d-4a57-b0d2-6f1e8a7c5d21",
                     *       "name": "sda",
                     *       "size": 40,
                     *       "primary": true,
                     *       "shared": false,
                     *       "replicas": []
                     *     }
                     */
                    "application/json": components["schemas"]["Disk"];
                };
            };
            /** @description The request does not fit the contract, or the disk would shrink. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to resize disk on VM` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setVmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                 *       "username": "ops",
                 *       "password": "Correct7Horse"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SetVmPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The machine must be running. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listHostPools: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All pools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *         "name": "standard",
                     *         "description": "For most workloads",
                     *         "processor": "AMD EPYC 9354",
                     *         "arch": "x86_64",
                     *         "is_default": true,
                     *         "is_available": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["HostPool"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `Failed to list host pools` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listVmInterfaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All interfaces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "5e6f7a8b-9c0d-4e1f-a2b3-c4d5e6f7a8b9",
                     *         "vm_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *         "mac": "52:54:00:1a:2b:3c",
                     *         "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *         "network_name": "Default network",
                     *         "ip": "10.12.0.5",
                     *         "subinterfaces": [
                     *           {
                     *             "uuid": "6f7a8b9c-0d1e-4f2a-b3c4-d5e6f7a8b9c0",
                     *             "vlan_tag": 120,
                     *             "mac": "52:54:00:1a:2b:3d",
                     *             "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *             "ip": "10.13.0.5"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VmInterface"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listInterfacesOfVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its interfaces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "5e6f7a8b-9c0d-4e1f-a2b3-c4d5e6f7a8b9",
                     *         "vm_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *         "mac": "52:54:00:1a:2b:3c",
                     *         "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *         "network_name": "Default network",
                     *         "ip": "10.12.0.5",
                     *         "subinterfaces": [
                     *           {
                     *             "uuid": "6f7a8b9c-0d1e-4f2a-b3c4-d5e6f7a8b9c0",
                     *             "vlan_tag": 120,
                     *             "mac": "52:54:00:1a:2b:3d",
                     *             "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *             "ip": "10.13.0.5"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VmInterface"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createSubinterface: {
        parameters: {
            query: {
                /**
                 * @description Private network of the VLAN.
                 * @example 5a9d0c34-7e21-4f6b-b8a0-3c2d1e0f9a87
                 */
                network_uuid: components["schemas"]["Uuid"];
                /**
                 * @description VLAN ID, 1 to 4094.
                 * @example 120
                 */
                vlan_tag: components["schemas"]["VlanTag"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
                /**
                 * @description The interface to put the VLAN on.
                 * @example 2f7c9b1e-5d40-4a8e-9c63-7b1a0e4d2c58
                 */
                if_uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new subinterface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "6f7a8b9c-0d1e-4f2a-b3c4-d5e6f7a8b9c0",
                     *       "vlan_tag": 120,
                     *       "mac": "52:54:00:1a:2b:3d",
                     *       "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "ip": "10.13.0.5"
                     *     }
                     */
                    "application/json": components["schemas"]["Subinterface"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The interface has this VLAN already. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteSubinterface: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
                /**
                 * @description The subinterface to delete.
                 * @example 2f7c9b1e-5d40-4a8e-9c63-7b1a0e4d2c58
                 */
                if_uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subinterface is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listBareMetalLeases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All leases, released ones left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "3c5d7e9f-1a2b-4c3d-8e4f-5a6b7c8d9e0f",
                     *         "display_name": "db-host",
                     *         "status": "in_use",
                     *         "spec": "epyc-32",
                     *         "requested_os_id": "debian-12",
                     *         "public_key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB7o ops@example",
                     *         "billing_account_id": 1201,
                     *         "location": "jhv",
                     *         "machine": {
                     *           "uuid": "4d6e8f0a-2b3c-4d4e-9f5a-6b7c8d9e0f1a",
                     *           "status": "in_use",
                     *           "os_id": "debian-12",
                     *           "hostname": "db-host",
                     *           "public_ips": [
                     *             "185.14.97.8",
                     *             "2a02:2f8:1:2::8"
                     *           ],
                     *           "private_ipv4": "10.40.0.8",
                     *           "gateway": "185.14.97.1",
                     *           "netmask": "255.255.255.0",
                     *           "mac": "a0:36:9f:11:22:33",
                     *           "username": "root",
                     *           "password": null
                     *         },
                     *         "releasable_at": null,
                     *         "created_at": "2026-03-14 09:26:53",
                     *         "updated_at": "2026-03-14 10:02:11"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BareMetalLease"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createBareMetalLease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "build-farm",
                 *       "spec": "epyc-32",
                 *       "requested_os_id": "ubuntu-2404",
                 *       "billing_account_id": 1201
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateBareMetalLeaseRequest"];
            };
        };
        responses: {
            /** @description The lease; its machine is still being configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "3c5d7e9f-1a2b-4c3d-8e4f-5a6b7c8d9e0f",
                     *       "display_name": "db-host",
                     *       "status": "pending",
                     *       "spec": "epyc-32",
                     *       "requested_os_id": "debian-12",
                     *       "public_key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB7o ops@example",
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "machine": null,
                     *       "releasable_at": "2026-03-15 09:26:53",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["BareMetalLease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `No available machines` */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteBareMetalLease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The bare-metal lease.
                 * @example c0d1e2f3-a4b5-4c6d-8e7f-90a1b2c3d4e5
                 */
                uuid: components["parameters"]["LeaseUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machine is released; its disks are cleaned. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `Too soon to release machine` */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateBareMetalLease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The bare-metal lease.
                 * @example c0d1e2f3-a4b5-4c6d-8e7f-90a1b2c3d4e5
                 */
                uuid: components["parameters"]["LeaseUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "build-farm"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateBareMetalLeaseRequest"];
            };
        };
        responses: {
            /** @description The lease with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "3c5d7e9f-1a2b-4c3d-8e4f-5a6b7c8d9e0f",
                     *       "display_name": "db-host-1",
                     *       "status": "in_use",
                     *       "spec": "epyc-32",
                     *       "requested_os_id": "debian-12",
                     *       "public_key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB7o ops@example",
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "machine": {
                     *         "uuid": "4d6e8f0a-2b3c-4d4e-9f5a-6b7c8d9e0f1a",
                     *         "status": "in_use",
                     *         "os_id": "debian-12",
                     *         "hostname": "db-host",
                     *         "public_ips": [
                     *           "185.14.97.8",
                     *           "2a02:2f8:1:2::8"
                     *         ],
                     *         "private_ipv4": "10.40.0.8",
                     *         "gateway": "185.14.97.1",
                     *         "netmask": "255.255.255.0",
                     *         "mac": "a0:36:9f:11:22:33",
                     *         "username": "root",
                     *         "password": null
                     *       },
                     *       "releasable_at": null,
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 10:02:11"
                     *     }
                     */
                    "application/json": components["schemas"]["BareMetalLease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listBareMetalSpecs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All specs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "epyc-32",
                     *         "title": "Standard",
                     *         "subtitle": "32 cores, 256 GB, 2 × 3.84 TB NVMe",
                     *         "description": "For databases and virtualisation.",
                     *         "processor": "AMD EPYC 9354, 32 cores",
                     *         "memory_gb": 256,
                     *         "disks": "2 × 3.84 TB NVMe",
                     *         "network": "10 Gbit/s",
                     *         "is_available": true,
                     *         "available_count": 2,
                     *         "ready_os_ids": [
                     *           "debian-12",
                     *           "ubuntu-2404"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BareMetalSpec"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listBareMetalOs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All operating systems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "debian-12",
                     *         "display_name": "Debian 12"
                     *       },
                     *       {
                     *         "id": "ubuntu-2404",
                     *         "display_name": "Ubuntu 24.04"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BareMetalOs"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listIpAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d",
                     *         "address": "185.14.96.21",
                     *         "name": "shop",
                     *         "type": "public",
                     *         "enabled": true,
                     *         "is_ipv6": false,
                     *         "assigned_to": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *         "assigned_to_resource_type": "virtual_machine",
                     *         "assigned_to_private_ip": "10.12.0.5",
                     *         "billing_account_id": 1201,
                     *         "location": "jhv",
                     *         "created_at": "2026-03-14 09:26:53",
                     *         "updated_at": "2026-03-14 10:02:11"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["IpAddress"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "web",
                 *       "billing_account_id": 1201
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateIpAddressRequest"];
            };
        };
        responses: {
            /** @description The address, not assigned yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d",
                     *       "address": "185.14.96.21",
                     *       "name": "shop",
                     *       "type": "public",
                     *       "enabled": true,
                     *       "is_ipv6": false,
                     *       "assigned_to": null,
                     *       "assigned_to_resource_type": null,
                     *       "assigned_to_private_ip": null,
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself, IPv4 or IPv6.
                 * @example 185.14.96.21
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is released. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The server keeps it, for example while it is assigned. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself, IPv4 or IPv6.
                 * @example 185.14.96.21
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "web"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateIpAddressRequest"];
            };
        };
        responses: {
            /** @description The address with its changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d",
                     *       "address": "185.14.96.21",
                     *       "name": "shop front",
                     *       "type": "public",
                     *       "enabled": true,
                     *       "is_ipv6": false,
                     *       "assigned_to": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *       "assigned_to_resource_type": "virtual_machine",
                     *       "assigned_to_private_ip": "10.12.0.5",
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 10:02:11"
                     *     }
                     */
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    assignIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself, IPv4 or IPv6.
                 * @example 185.14.96.21
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "private_ip": "10.12.0.5"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AssignIpAddressRequest"];
            };
        };
        responses: {
            /** @description The address with what it is assigned to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d",
                     *       "address": "185.14.96.21",
                     *       "name": "shop",
                     *       "type": "public",
                     *       "enabled": true,
                     *       "is_ipv6": false,
                     *       "assigned_to": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *       "assigned_to_resource_type": "virtual_machine",
                     *       "assigned_to_private_ip": "10.12.0.5",
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 10:02:11"
                     *     }
                     */
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    unassignIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself, IPv4 or IPv6.
                 * @example 185.14.96.21
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, unassigned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d",
                     *       "address": "185.14.96.21",
                     *       "name": "shop",
                     *       "type": "public",
                     *       "enabled": true,
                     *       "is_ipv6": false,
                     *       "assigned_to": null,
                     *       "assigned_to_resource_type": null,
                     *       "assigned_to_private_ip": null,
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 10:02:11"
                     *     }
                     */
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The address is not assigned. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listNetworks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All networks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *         "name": "Default network",
                     *         "type": "private",
                     *         "subnet": "10.12.0.0/24",
                     *         "subnet_ipv6": "2a02:2f8:1:1::/64",
                     *         "is_default": true,
                     *         "vm_uuids": [
                     *           "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                     *         ],
                     *         "resources_count": 2,
                     *         "location": "jhv",
                     *         "created_at": "2026-03-14 09:26:53",
                     *         "updated_at": "2026-03-14 10:02:11"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VpcNetwork"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "back-office"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VpcNetworkNameRequest"];
            };
        };
        responses: {
            /** @description The network, empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "name": "Back office",
                     *       "type": "private",
                     *       "subnet": "10.13.0.0/24",
                     *       "subnet_ipv6": null,
                     *       "is_default": false,
                     *       "vm_uuids": [],
                     *       "resources_count": 0,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["VpcNetwork"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The private network.
                 * @example 5a9d0c34-7e21-4f6b-b8a0-3c2d1e0f9a87
                 */
                uuid: components["parameters"]["NetworkUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The server keeps it, for example the default network or one with members. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The private network.
                 * @example 5a9d0c34-7e21-4f6b-b8a0-3c2d1e0f9a87
                 */
                uuid: components["parameters"]["NetworkUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "back-office"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VpcNetworkNameRequest"];
            };
        };
        responses: {
            /** @description The network with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "name": "Front office",
                     *       "type": "private",
                     *       "subnet": "10.12.0.0/24",
                     *       "subnet_ipv6": "2a02:2f8:1:1::/64",
                     *       "is_default": true,
                     *       "vm_uuids": [
                     *         "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                     *       ],
                     *       "resources_count": 2,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 10:02:11"
                     *     }
                     */
                    "application/json": components["schemas"]["VpcNetwork"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setDefaultNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The private network.
                 * @example 5a9d0c34-7e21-4f6b-b8a0-3c2d1e0f9a87
                 */
                uuid: components["parameters"]["NetworkUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network is the default; the one before is not. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listLoadBalancers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All load balancers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "b1c2d3e4-f5a6-4b7c-8d8e-9f0a1b2c3d4e",
                     *         "display_name": "shop",
                     *         "private_address": "10.12.0.20",
                     *         "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *         "forwarding_rules": [
                     *           {
                     *             "uuid": "c2d3e4f5-a6b7-4c8d-9e9f-0a1b2c3d4e5f",
                     *             "protocol": "TCP",
                     *             "source_port": 443,
                     *             "target_port": 8443,
                     *             "connection_limit": 10000,
                     *             "session_persistence": "SOURCE_IP",
                     *             "created_at": "2026-03-14 09:26:53"
                     *           }
                     *         ],
                     *         "targets": [
                     *           {
                     *             "target_type": "vm",
                     *             "target_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *             "target_ip_address": "10.12.0.5",
                     *             "created_at": "2026-03-14 09:26:53"
                     *           }
                     *         ],
                     *         "billing_account_id": 1201,
                     *         "location": "jhv",
                     *         "created_at": "2026-03-14 09:26:53",
                     *         "updated_at": "2026-03-14 10:02:11"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LoadBalancer"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createLoadBalancer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "web",
                 *       "network_uuid": "5a9d0c34-7e21-4f6b-b8a0-3c2d1e0f9a87",
                 *       "forwarding_rules": [
                 *         {
                 *           "protocol": "TCP",
                 *           "source_port": 443,
                 *           "target_port": 8443
                 *         }
                 *       ],
                 *       "targets": [
                 *         {
                 *           "target_type": "vm",
                 *           "target_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                 *         }
                 *       ],
                 *       "reserve_public_ip": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateLoadBalancerRequest"];
            };
        };
        responses: {
            /** @description The load balancer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "b1c2d3e4-f5a6-4b7c-8d8e-9f0a1b2c3d4e",
                     *       "display_name": "shop",
                     *       "private_address": "10.12.0.20",
                     *       "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "forwarding_rules": [
                     *         {
                     *           "uuid": "c2d3e4f5-a6b7-4c8d-9e9f-0a1b2c3d4e5f",
                     *           "protocol": "TCP",
                     *           "source_port": 443,
                     *           "target_port": 8443,
                     *           "connection_limit": 10000,
                     *           "session_persistence": "SOURCE_IP",
                     *           "created_at": "2026-03-14 09:26:53"
                     *         }
                     *       ],
                     *       "targets": [
                     *         {
                     *           "target_type": "vm",
                     *           "target_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *           "target_ip_address": "10.12.0.5",
                     *           "created_at": "2026-03-14 09:26:53"
                     *         }
                     *       ],
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["LoadBalancer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteLoadBalancer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load balancer is deleted; its floating address stays reserved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateLoadBalancer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "web"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateLoadBalancerRequest"];
            };
        };
        responses: {
            /** @description The load balancer with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "b1c2d3e4-f5a6-4b7c-8d8e-9f0a1b2c3d4e",
                     *       "display_name": "shop front",
                     *       "private_address": "10.12.0.20",
                     *       "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "forwarding_rules": [
                     *         {
                     *           "uuid": "c2d3e4f5-a6b7-4c8d-9e9f-0a1b2c3d4e5f",
                     *           "protocol": "TCP",
                     *           "source_port": 443,
                     *           "target_port": 8443,
                     *           "connection_limit": 10000,
                     *           "session_persistence": "SOURCE_IP",
                     *           "created_at": "2026-03-14 09:26:53"
                     *         }
                     *       ],
                     *       "targets": [
                     *         {
                     *           "target_type": "vm",
                     *           "target_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *           "target_ip_address": "10.12.0.5",
                     *           "created_at": "2026-03-14 09:26:53"
                     *         }
                     *       ],
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 10:02:11"
                     *     }
                     */
                    "application/json": components["schemas"]["LoadBalancer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setLoadBalancerBillingAccount: {
        parameters: {
            query: {
                /**
                 * @description Billing account to charge from now on.
                 * @example 1201
                 */
                set_id: components["schemas"]["BillingAccountId"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load balancer is charged to the other account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    addLoadBalancerTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target_type": "vm",
                 *       "target_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AddLoadBalancerTargetRequest"];
            };
        };
        responses: {
            /** @description The new target. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "target_type": "vm",
                     *       "target_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *       "target_ip_address": "10.12.0.5",
                     *       "created_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["LoadBalancerTarget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The load balancer has this target already. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    removeLoadBalancerTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
                /**
                 * @description The target's virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                target_uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The target is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    addForwardingRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "protocol": "TCP",
                 *       "source_port": 443,
                 *       "target_port": 8443
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AddForwardingRuleRequest"];
            };
        };
        responses: {
            /** @description The new rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "c2d3e4f5-a6b7-4c8d-9e9f-0a1b2c3d4e5f",
                     *       "protocol": "TCP",
                     *       "source_port": 443,
                     *       "target_port": 8443,
                     *       "connection_limit": 10000,
                     *       "session_persistence": "SOURCE_IP",
                     *       "created_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["ForwardingRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another rule has this source port. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    removeForwardingRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The load balancer.
                 * @example 3e5f7a91-b2c4-4d6e-8f01-a2b3c4d5e6f7
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
                /**
                 * @description The forwarding rule.
                 * @example 9b8a7c6d-5e4f-4a3b-9c2d-1e0f9a8b7c6d
                 */
                rule_uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listFirewalls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All firewalls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "d3e4f5a6-b7c8-4d9e-8f0a-1b2c3d4e5f6a",
                     *         "display_name": "web",
                     *         "rules": [
                     *           {
                     *             "uuid": "e4f5a6b7-c8d9-4e0f-9a1b-2c3d4e5f6a7b",
                     *             "direction": "inbound",
                     *             "protocol": "tcp",
                     *             "port_start": 443,
                     *             "port_end": 443,
                     *             "endpoint_spec_type": "ip_prefixes",
                     *             "endpoint_spec": [
                     *               "0.0.0.0/0"
                     *             ]
                     *           }
                     *         ],
                     *         "resources_assigned": [
                     *           {
                     *             "resource_type": "virtual_machine",
                     *             "resource_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                     *           }
                     *         ],
                     *         "billing_account_id": 1201,
                     *         "location": "jhv",
                     *         "created_at": "2026-03-14 09:26:53",
                     *         "updated_at": "2026-03-14 10:02:11"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Firewall"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createFirewall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "web",
                 *       "rules": [
                 *         {
                 *           "direction": "inbound",
                 *           "protocol": "tcp",
                 *           "port_start": 443,
                 *           "port_end": 443,
                 *           "endpoint_spec_type": "any",
                 *           "endpoint_spec": []
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateFirewallRequest"];
            };
        };
        responses: {
            /** @description The firewall, not assigned yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "d3e4f5a6-b7c8-4d9e-8f0a-1b2c3d4e5f6a",
                     *       "display_name": "web",
                     *       "rules": [
                     *         {
                     *           "uuid": "e4f5a6b7-c8d9-4e0f-9a1b-2c3d4e5f6a7b",
                     *           "direction": "inbound",
                     *           "protocol": "tcp",
                     *           "port_start": 443,
                     *           "port_end": 443,
                     *           "endpoint_spec_type": "ip_prefixes",
                     *           "endpoint_spec": [
                     *             "0.0.0.0/0"
                     *           ]
                     *         }
                     *       ],
                     *       "resources_assigned": [],
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["Firewall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateFirewall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The firewall.
                 * @example d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "web",
                 *       "rules": [
                 *         {
                 *           "direction": "inbound",
                 *           "protocol": "tcp",
                 *           "port_start": 443,
                 *           "port_end": 443,
                 *           "endpoint_spec_type": "ip_prefixes",
                 *           "endpoint_spec": [
                 *             "203.0.113.0/24"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateFirewallRequest"];
            };
        };
        responses: {
            /** @description The firewall with its new rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "d3e4f5a6-b7c8-4d9e-8f0a-1b2c3d4e5f6a",
                     *       "display_name": "web",
                     *       "rules": [
                     *         {
                     *           "uuid": "e4f5a6b7-c8d9-4e0f-9a1b-2c3d4e5f6a7b",
                     *           "direction": "inbound",
                     *           "protocol": "tcp",
                     *           "port_start": 443,
                     *           "port_end": 443,
                     *           "endpoint_spec_type": "ip_prefixes",
                     *           "endpoint_spec": [
                     *             "0.0.0.0/0"
                     *           ]
                     *         }
                     *       ],
                     *       "resources_assigned": [
                     *         {
                     *           "resource_type": "virtual_machine",
                     *           "resource_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10"
                     *         }
                     *       ],
                     *       "billing_account_id": 1201,
                     *       "location": "jhv",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 10:02:11"
                     *     }
                     */
                    "application/json": components["schemas"]["Firewall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteFirewall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The firewall.
                 * @example d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firewall is deleted; what it protected is so no more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    assignFirewall: {
        parameters: {
            query: {
                /**
                 * @description The virtual machine the firewall is assigned to.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                vm_uuid: components["parameters"]["AssignedVmUuid"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The firewall.
                 * @example d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firewall protects the machine. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The firewall is assigned to this machine already. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    unassignFirewall: {
        parameters: {
            query: {
                /**
                 * @description The virtual machine the firewall is assigned to.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                vm_uuid: components["parameters"]["AssignedVmUuid"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The firewall.
                 * @example d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firewall protects the machine no more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listServiceConfigurations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be ordered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "service": "postgresql",
                     *         "display_name": "PostgreSQL",
                     *         "description": "A relational database.",
                     *         "icon": null,
                     *         "versions": [
                     *           {
                     *             "version": "16",
                     *             "display_name": "PostgreSQL 16",
                     *             "is_default": true
                     *           }
                     *         ],
                     *         "allows_single_node": true,
                     *         "allows_multi_node": true,
                     *         "multi_node_counts": [
                     *           3,
                     *           5
                     *         ],
                     *         "packages": [
                     *           {
                     *             "vcpu": 2,
                     *             "memory": 4096,
                     *             "storage_gb": 40
                     *           }
                     *         ],
                     *         "locations": [
                     *           "jhv",
                     *           "tll"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ServiceConfiguration"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listManagedServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All services. One that was deleted stays for a moment, with the status `deleted`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "f5a6b7c8-d9e0-4f1a-8b2c-3d4e5f6a7b8c",
                     *         "service": "postgresql",
                     *         "version": "16",
                     *         "display_name": "orders-db",
                     *         "status": "active",
                     *         "location": "jhv",
                     *         "is_multi_node": false,
                     *         "resources": [
                     *           {
                     *             "resource_type": "vm",
                     *             "resource_uuid": "0b1c2d3e-4f5a-4b6c-8d7e-8f9a0b1c2d3f",
                     *             "name": "orders-db-1",
                     *             "role": "master",
                     *             "status": "running",
                     *             "vcpu": 2,
                     *             "memory": 4096,
                     *             "storage_gb": 40,
                     *             "private_ipv4": "10.12.0.30",
                     *             "public_ipv4": null,
                     *             "replicas": []
                     *           },
                     *           {
                     *             "resource_type": "network",
                     *             "resource_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e"
                     *           }
                     *         ],
                     *         "prices": [
                     *           {
                     *             "resource_type": "CPU",
                     *             "quantity": 2,
                     *             "price_per_hour": 0.0146,
                     *             "price_per_month": 10.66,
                     *             "currency": "EUR"
                     *           }
                     *         ],
                     *         "whitelist_addresses": [
                     *           "203.0.113.0/24"
                     *         ],
                     *         "properties": {
                     *           "host": "10.12.0.30",
                     *           "port": "5432"
                     *         },
                     *         "billing_account_id": 1201,
                     *         "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *         "created_at": "2026-03-14 09:26:53",
                     *         "updated_at": "2026-03-14 10:02:11"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ManagedService"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createManagedService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "service": "postgresql",
                 *       "version": "16",
                 *       "display_name": "orders",
                 *       "location": "jhv",
                 *       "resources": [
                 *         {
                 *           "resource_type": "vm",
                 *           "vcpu": 2,
                 *           "memory": 4096,
                 *           "storage_gb": 40
                 *         }
                 *       ],
                 *       "is_multi_node": false,
                 *       "billing_account_id": 1201
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateManagedServiceRequest"];
            };
        };
        responses: {
            /** @description The service, still being set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "f5a6b7c8-d9e0-4f1a-8b2c-3d4e5f6a7b8c",
                     *       "service": "postgresql",
                     *       "version": "16",
                     *       "display_name": "orders-db",
                     *       "status": "requested",
                     *       "location": "jhv",
                     *       "is_multi_node": false,
                     *       "resources": [],
                     *       "prices": [
                     *         {
                     *           "resource_type": "CPU",
                     *           "quantity": 2,
                     *           "price_per_hour": 0.0146,
                     *           "price_per_month": 10.66,
                     *           "currency": "EUR"
                     *         }
                     *       ],
                     *       "whitelist_addresses": [],
                     *       "properties": {},
                     *       "billing_account_id": 1201,
                     *       "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The private network has no free address. */
            409: components["responses"]["Conflict"];
            /** @description `There was an error while creating your resource`; `Kubernetes service can not be created` where the location has no room for a cluster or does not offer one. */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteManagedService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateManagedService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "orders"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateManagedServiceRequest"];
            };
        };
        responses: {
            /** @description The service with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "f5a6b7c8-d9e0-4f1a-8b2c-3d4e5f6a7b8c",
                     *       "service": "postgresql",
                     *       "version": "16",
                     *       "display_name": "orders",
                     *       "status": "active",
                     *       "location": "jhv",
                     *       "is_multi_node": false,
                     *       "resources": [
                     *         {
                     *           "resource_type": "vm",
                     *           "resource_uuid": "0b1c2d3e-4f5a-4b6c-8d7e-8f9a0b1c2d3f",
                     *           "name": "orders-db-1",
                     *           "role": "master",
                     *           "status": "running",
                     *           "vcpu": 2,
                     *           "memory": 4096,
                     *           "storage_gb": 40,
                     *           "private_ipv4": "10.12.0.30",
                     *           "public_ipv4": null,
                     *           "replicas": []
                     *         },
                     *         {
                     *           "resource_type": "network",
                     *           "resource_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e"
                     *         }
                     *       ],
                     *       "prices": [
                     *         {
                     *           "resource_type": "CPU",
                     *           "quantity": 2,
                     *           "price_per_hour": 0.0146,
                     *           "price_per_month": 10.66,
                     *           "currency": "EUR"
                     *         }
                     *       ],
                     *       "whitelist_addresses": [
                     *         "203.0.113.0/24"
                     *       ],
                     *       "properties": {
                     *         "host": "10.12.0.30",
                     *         "port": "5432"
                     *       },
                     *       "billing_account_id": 1201,
                     *       "network_uuid": "f0e1d2c3-b4a5-4968-8778-695a4b3c2d1e",
                     *       "created_at": "2026-03-14 09:26:53",
                     *       "updated_at": "2026-03-14 10:02:11"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    rebuildServiceVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "0b1c2d3e-4f5a-4b6c-8d7e-8f9a0b1c2d3f",
                 *       "replica_uuid": "c4a1d7e2-91f0-4d3b-8b6a-1e5f7a9c3b32",
                 *       "type": "backup"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RebuildServiceVmRequest"];
            };
        };
        responses: {
            /** @description The machine is being rebuilt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to rebuild virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    startServiceResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
                /**
                 * @description The resource inside the service; a virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                target_uuid: components["parameters"]["ServiceResourceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machine is starting. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to start virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    stopServiceResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
                /**
                 * @description The resource inside the service; a virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                target_uuid: components["parameters"]["ServiceResourceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machine is stopping. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description `Failed to stop virtual machine` */
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getServiceSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "username",
                     *         "value": "admin"
                     *       },
                     *       {
                     *         "name": "password",
                     *         "value": "Correct7Horse"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ServiceSecret"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The service is not active yet. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listWhitelistAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses; an empty list lets anyone connect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "203.0.113.0/24"
                     *     ]
                     */
                    "application/json": components["schemas"]["WhitelistAddress"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    addWhitelistAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "203.0.113.0/24"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WhitelistAddressRequest"];
            };
        };
        responses: {
            /** @description The address may connect. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The address is on the whitelist already. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    removeWhitelistAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The managed service.
                 * @example e1f2a3b4-c5d6-4e7f-8091-a2b3c4d5e6f8
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "203.0.113.0/24"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WhitelistAddressRequest"];
            };
        };
        responses: {
            /** @description The address is off the whitelist; without the last one anyone may connect. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getBucket: {
        parameters: {
            query: {
                /**
                 * @description Name of the bucket.
                 * @example site-backups
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bucket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "shop-media",
                     *       "size_bytes": 73400320,
                     *       "num_objects": 214,
                     *       "owner": "user-501",
                     *       "is_suspended": false,
                     *       "billing_account_id": 1201,
                     *       "allowed_origins": [
                     *         "https://shop.example"
                     *       ],
                     *       "created_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["Bucket"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The storage failed; the screen says `Failed to get storage bucket`. */
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createBucket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "site-backups",
                 *       "billing_account_id": 1201
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateBucketRequest"];
            };
        };
        responses: {
            /** @description The bucket, empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "shop-media",
                     *       "size_bytes": 0,
                     *       "num_objects": 0,
                     *       "owner": "user-501",
                     *       "is_suspended": false,
                     *       "billing_account_id": 1201,
                     *       "created_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["Bucket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The name is taken, by this customer or another, or the S3 user has as many buckets as it may have. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteBucket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "shop-media"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeleteBucketRequest"];
            };
        };
        responses: {
            /** @description The bucket is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The storage keeps the bucket, for example because the provider lets only empty ones be deleted. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    updateBucket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "site-backups",
                 *       "billing_account_id": 1201
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateBucketRequest"];
            };
        };
        responses: {
            /** @description The bucket with its new billing account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "shop-media",
                     *       "size_bytes": 73400320,
                     *       "num_objects": 214,
                     *       "owner": "user-501",
                     *       "is_suspended": false,
                     *       "billing_account_id": 1202,
                     *       "allowed_origins": [
                     *         "https://shop.example"
                     *       ],
                     *       "created_at": "2026-03-14 09:26:53"
                     *     }
                     */
                    "application/json": components["schemas"]["Bucket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listBuckets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All buckets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "shop-media",
                     *         "size_bytes": 73400320,
                     *         "num_objects": 214,
                     *         "owner": "user-501",
                     *         "is_suspended": false,
                     *         "billing_account_id": 1201,
                     *         "allowed_origins": [
                     *           "https://shop.example"
                     *         ],
                     *         "created_at": "2026-03-14 09:26:53"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Bucket"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    setBucketCors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "shop-media",
                 *       "allowed_origins": [
                 *         "https://shop.example"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SetBucketCorsRequest"];
            };
        };
        responses: {
            /** @description The origins are set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getStorageUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": "user-501",
                     *       "displayName": "Example Shop",
                     *       "maxBuckets": 100,
                     *       "suspended": false
                     *     }
                     */
                    "application/json": components["schemas"]["StorageUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The storage failed; the screen says `Failed to get S3 user info`. */
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listS3Keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "userId": "user-501",
                     *         "accessKey": "LVEXAMPLEACCESSKEY01",
                     *         "secretKey": "example-secret-key"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["S3Key"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    createS3Key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": "user-501",
                     *       "accessKey": "LVEXAMPLEACCESSKEY01",
                     *       "secretKey": "example-secret-key"
                     *     }
                     */
                    "application/json": components["schemas"]["S3Key"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    deleteS3Key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accessKey": "LVEXAMPLEACCESSKEY01"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeleteS3KeyRequest"];
            };
        };
        responses: {
            /** @description The key is deleted; clients that use it are refused. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getS3Endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where S3 clients connect to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://s3.example.com",
                     *       "region": "default"
                     *     }
                     */
                    "application/json": components["schemas"]["S3Endpoint"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["StorageFailed"];
            502: components["responses"]["Unavailable"];
        };
    };
    openVmConsole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session for one connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "wss://console.example.com/terminal/7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *       "token": "example-token",
                     *       "expires_at": "2026-03-14 09:31:53"
                     *     }
                     */
                    "application/json": components["schemas"]["ConsoleSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The machine must be running. */
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    getVmMetrics: {
        parameters: {
            query: {
                /**
                 * @description How far back to go.
                 * @example 1h
                 */
                range: components["schemas"]["MetricRange"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, for example `jhv`.
                 * @example jhv
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The virtual machine.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                uuid: components["parameters"]["VmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One series per metric. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "range": "1h",
                     *       "step_seconds": 60,
                     *       "series": [
                     *         {
                     *           "metric": "cpu",
                     *           "unit": "percent",
                     *           "points": [
                     *             [
                     *               1773480000,
                     *               12.5
                     *             ],
                     *             [
                     *               1773480060,
                     *               14.1
                     *             ]
                     *           ]
                     *         },
                     *         {
                     *           "metric": "memory",
                     *           "unit": "bytes",
                     *           "points": [
                     *             [
                     *               1773480000,
                     *               1610612736
                     *             ],
                     *             [
                     *               1773480060,
                     *               1612709888
                     *             ]
                     *           ]
                     *         },
                     *         {
                     *           "metric": "disk_read",
                     *           "unit": "bytes_per_second",
                     *           "points": [
                     *             [
                     *               1773480000,
                     *               40960
                     *             ],
                     *             [
                     *               1773480060,
                     *               null
                     *             ]
                     *           ]
                     *         },
                     *         {
                     *           "metric": "disk_write",
                     *           "unit": "bytes_per_second",
                     *           "points": [
                     *             [
                     *               1773480000,
                     *               81920
                     *             ],
                     *             [
                     *               1773480060,
                     *               65536
                     *             ]
                     *           ]
                     *         },
                     *         {
                     *           "metric": "network_in",
                     *           "unit": "bytes_per_second",
                     *           "points": [
                     *             [
                     *               1773480000,
                     *               120400
                     *             ],
                     *             [
                     *               1773480060,
                     *               131072
                     *             ]
                     *           ]
                     *         },
                     *         {
                     *           "metric": "network_out",
                     *           "unit": "bytes_per_second",
                     *           "points": [
                     *             [
                     *               1773480000,
                     *               980000
                     *             ],
                     *             [
                     *               1773480060,
                     *               1048576
                     *             ]
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VmMetrics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only what was done to this resource.
                 * @example 7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10
                 */
                resource_uuid?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "a6b7c8d9-e0f1-4a2b-9c3d-4e5f6a7b8c9d",
                     *         "created_at": "2026-03-14 09:26:53",
                     *         "username": "ops@shop.example",
                     *         "action": "startVm",
                     *         "resource_type": "virtual_machine",
                     *         "resource_uuid": "7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10",
                     *         "resource_name": "web-1",
                     *         "location": "jhv",
                     *         "result": "succeeded",
                     *         "message": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["EventLogEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            502: components["responses"]["Unavailable"];
        };
    };
}
